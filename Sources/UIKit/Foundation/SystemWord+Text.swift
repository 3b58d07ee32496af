// Part of Snug, under the Apache License 2.0; see LICENSE.

extension SystemWord {
  /// `@language`, then its words in the order of the cases, `|` between them.
  static let text = """
    @de
    Abbrechen|Fertig|Bearbeiten|Sichern|Widerrufen|Wiederholen|Zurück|Löschen|Suchen|Mehr|\
    Schließen|Uhrzeit
    @fr
    Annuler|OK|Modifier|Enregistrer|Annuler|Rétablir|Retour|Supprimer|Rechercher|Autres|Fermer|Heure
    @es
    Cancelar|OK|Editar|Guardar|Deshacer|Rehacer|Atrás|Eliminar|Buscar|Más|Cerrar|Hora
    @it
    Annulla|Fine|Modifica|Salva|Annulla|Ripristina|Indietro|Elimina|Cerca|Altro|Chiudi|Ora
    @pt
    Cancelar|OK|Editar|Salvar|Desfazer|Refazer|Voltar|Apagar|Buscar|Mais|Fechar|Hora
    @pt-PT
    Cancelar|OK|Editar|Guardar|Desfazer|Refazer|Voltar|Apagar|Procurar|Mais|Fechar|Hora
    @nl
    Annuleer|Gereed|Wijzig|Bewaar|Herstel|Opnieuw|Terug|Verwijder|Zoek|Meer|Sluit|Tijd
    @sv
    Avbryt|Klar|Redigera|Spara|Ångra|Gör om|Tillbaka|Radera|Sök|Mer|Stäng|Tid
    @da
    Annuller|OK|Rediger|Arkiver|Fortryd|Gentag|Tilbage|Slet|Søg|Mere|Luk|Tid
    @nb
    Avbryt|Ferdig|Rediger|Arkiver|Angre|Gjenta|Tilbake|Slett|Søk|Mer|Lukk|Tid
    @fi
    Kumoa|Valmis|Muokkaa|Tallenna|Kumoa|Tee sittenkin|Takaisin|Poista|Etsi|Lisää|Sulje|Aika
    @pl
    Anuluj|Gotowe|Edytuj|Zachowaj|Cofnij|Ponów|Wróć|Usuń|Szukaj|Więcej|Zamknij|Godzina
    @cs
    Zrušit|Hotovo|Upravit|Uložit|Odvolat|Opakovat|Zpět|Smazat|Hledat|Více|Zavřít|Čas
    @hu
    Mégsem|Kész|Szerkesztés|Mentés|Visszavonás|Ismét|Vissza|Törlés|Keresés|Továbbiak|Bezárás|Idő
    @ro
    Anulați|OK|Editați|Salvați|Anulați|Refaceți|Înapoi|Ștergeți|Căutare|Altele|Închideți|Ora
    @ru
    Отменить|Готово|Править|Сохранить|Отменить|Повторить|Назад|Удалить|Поиск|Еще|Закрыть|Время
    @uk
    Скасувати|Готово|Редагувати|Зберегти|Скасувати|Повторити|Назад|Видалити|Пошук|Більше|Закрити|Час
    @tr
    Vazgeç|Bitti|Düzenle|Kaydet|Geri Al|Yinele|Geri|Sil|Ara|Daha Fazla|Kapat|Saat
    @el
    Ακύρωση|Τέλος|Επεξεργασία|Αποθήκευση|Αναίρεση|Επανάληψη|Πίσω|Διαγραφή|Αναζήτηση|Περισσότερα|\
    Κλείσιμο|Ώρα
    @ar
    إلغاء|تم|تعديل|حفظ|تراجع|إعادة|رجوع|حذف|بحث|المزيد|إغلاق|الوقت
    @he
    ביטול|סיום|עריכה|שמירה|ביטול|שחזור|חזרה|מחיקה|חיפוש|עוד|סגירה|שעה
    @ja
    キャンセル|完了|編集|保存|取り消す|やり直す|戻る|削除|検索|その他|閉じる|時刻
    @ko
    취소|완료|편집|저장|실행 취소|실행 복귀|뒤로|삭제|검색|더 보기|닫기|시간
    @zh-Hans
    取消|完成|编辑|存储|撤销|重做|返回|删除|搜索|更多|关闭|时间
    @zh-Hant
    取消|完成|編輯|儲存|還原|重做|返回|刪除|搜尋|更多|關閉|時間
    @th
    ยกเลิก|เสร็จสิ้น|แก้ไข|บันทึก|เลิกทำ|ทำซ้ำ|กลับ|ลบ|ค้นหา|เพิ่มเติม|ปิด|เวลา
    @vi
    Hủy|Xong|Sửa|Lưu|Hoàn tác|Làm lại|Quay lại|Xóa|Tìm kiếm|Thêm|Đóng|Giờ
    @id
    Batalkan|Selesai|Edit|Simpan|Urungkan|Ulangi|Kembali|Hapus|Cari|Lainnya|Tutup|Waktu
    """
}
