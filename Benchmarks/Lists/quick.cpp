// Part of Snug, under the Apache License 2.0; see LICENSE.
// The steps of main.swift with Qt Quick's ListView; prints "name milliseconds".
#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <cstdint>
#include <cstdio>

static int count;

class Messages : public QAbstractListModel {
public:
  int rowCount(const QModelIndex &) const override { return count; }
  QVariant data(const QModelIndex &index, int) const override {
    QString text = QStringLiteral("Message %1").arg(index.row());
    for (int64_t i = int64_t(index.row()) * 7919 % 9; i > 0; i--) text += " of several words";
    return text;
  }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::DisplayRole, "message"}}; }
};

static const char *source = R"(
import QtQuick
ListView {
  width: 375; height: 667
  delegate: Item {
    required property string message
    width: ListView.view.width; height: label.height + 16
    Text { id: label; x: 16; y: 8; width: parent.width - 32; wrapMode: Text.Wrap
           font.pixelSize: 17; text: message }
  }
  function show(item) { positionViewAtIndex(item, ListView.Beginning); forceLayout() }
}
)";

int main(int argc, char **argv) {
  QElapsedTimer timer;
  auto done = [&](const char *name) {
    printf("%s %f\n", name, timer.nsecsElapsed() / 1e6);
    timer.restart();
  };
  timer.start();
  QGuiApplication app(argc, argv);
  count = argc > 1 ? atoi(argv[1]) : 1000000;
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(source, QUrl());
  Messages messages;
  QQuickItem *list = nullptr;
  QQuickWindow windows[2];
  for (int i = 0; i < 2; i++) {
    list = qobject_cast<QQuickItem *>(component.createWithInitialProperties(
        {{"model", QVariant::fromValue<QObject *>(&messages)}}));
    if (!list) {
      fprintf(stderr, "%s\n", qPrintable(component.errorString()));
      return 1;
    }
    list->setParentItem(windows[i].contentItem());
    QMetaObject::invokeMethod(list, "forceLayout");
    done(i == 0 ? "first" : "create");
  }
  auto show = [&](int item) {
    QMetaObject::invokeMethod(list, "show", Q_ARG(QVariant, item));
  };
  show(count - 1);
  done("end");
  list->setSize(QSizeF(667, 375));
  QMetaObject::invokeMethod(list, "forceLayout");
  done("rotate");
  uint64_t state = 42;
  for (int i = 0; i < 100; i++) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    show(int((state >> 33) % uint64_t(count)));
  }
  done("jumps");
}
