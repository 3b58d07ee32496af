// Part of Snug, under the Apache License 2.0; see LICENSE.

extension SystemWord {
  /// `@language`, then its words in the order of the cases, `|` between them.
  static let text = """
    @de
    Abbrechen|Fertig|Bearbeiten|Sichern|Widerrufen|Wiederholen|Zurück|Löschen|Suchen|Mehr|\
    Schließen
    @fr
    Annuler|OK|Modifier|Enregistrer|Annuler|Rétablir|Retour|Supprimer|Rechercher|Autres|Fermer
    @es
    Cancelar|OK|Editar|Guardar|Deshacer|Rehacer|Atrás|Eliminar|Buscar|Más|Cerrar
    @it
    Annulla|Fine|Modifica|Salva|Annulla|Ripristina|Indietro|Elimina|Cerca|Altro|Chiudi
    @pt
    Cancelar|OK|Editar|Salvar|Desfazer|Refazer|Voltar|Apagar|Buscar|Mais|Fechar
    @pt-PT
    Cancelar|OK|Editar|Guardar|Desfazer|Refazer|Voltar|Apagar|Procurar|Mais|Fechar
    @nl
    Annuleer|Gereed|Wijzig|Bewaar|Herstel|Opnieuw|Terug|Verwijder|Zoek|Meer|Sluit
    @sv
    Avbryt|Klar|Redigera|Spara|Ångra|Gör om|Tillbaka|Radera|Sök|Mer|Stäng
    @da
    Annuller|OK|Rediger|Arkiver|Fortryd|Gentag|Tilbage|Slet|Søg|Mere|Luk
    @nb
    Avbryt|Ferdig|Rediger|Arkiver|Angre|Gjenta|Tilbake|Slett|Søk|Mer|Lukk
    @fi
    Kumoa|Valmis|Muokkaa|Tallenna|Kumoa|Tee sittenkin|Takaisin|Poista|Etsi|Lisää|Sulje
    @pl
    Anuluj|Gotowe|Edytuj|Zachowaj|Cofnij|Ponów|Wróć|Usuń|Szukaj|Więcej|Zamknij
    @cs
    Zrušit|Hotovo|Upravit|Uložit|Odvolat|Opakovat|Zpět|Smazat|Hledat|Více|Zavřít
    @hu
    Mégsem|Kész|Szerkesztés|Mentés|Visszavonás|Ismét|Vissza|Törlés|Keresés|Továbbiak|Bezárás
    @ro
    Anulați|OK|Editați|Salvați|Anulați|Refaceți|Înapoi|Ștergeți|Căutare|Altele|Închideți
    @ru
    Отменить|Готово|Править|Сохранить|Отменить|Повторить|Назад|Удалить|Поиск|Еще|Закрыть
    @uk
    Скасувати|Готово|Редагувати|Зберегти|Скасувати|Повторити|Назад|Видалити|Пошук|Більше|Закрити
    @tr
    Vazgeç|Bitti|Düzenle|Kaydet|Geri Al|Yinele|Geri|Sil|Ara|Daha Fazla|Kapat
    @el
    Ακύρωση|Τέλος|Επεξεργασία|Αποθήκευση|Αναίρεση|Επανάληψη|Πίσω|Διαγραφή|Αναζήτηση|Περισσότερα|\
    Κλείσιμο
    @ar
    إلغاء|تم|تعديل|حفظ|تراجع|إعادة|رجوع|حذف|بحث|المزيد|إغلاق
    @he
    ביטול|סיום|עריכה|שמירה|ביטול|שחזור|חזרה|מחיקה|חיפוש|עוד|סגירה
    @ja
    キャンセル|完了|編集|保存|取り消す|やり直す|戻る|削除|検索|その他|閉じる
    @ko
    취소|완료|편집|저장|실행 취소|실행 복귀|뒤로|삭제|검색|더 보기|닫기
    @zh-Hans
    取消|完成|编辑|存储|撤销|重做|返回|删除|搜索|更多|关闭
    @zh-Hant
    取消|完成|編輯|儲存|還原|重做|返回|刪除|搜尋|更多|關閉
    @th
    ยกเลิก|เสร็จสิ้น|แก้ไข|บันทึก|เลิกทำ|ทำซ้ำ|กลับ|ลบ|ค้นหา|เพิ่มเติม|ปิด
    @vi
    Hủy|Xong|Sửa|Lưu|Hoàn tác|Làm lại|Quay lại|Xóa|Tìm kiếm|Thêm|Đóng
    @id
    Batalkan|Selesai|Edit|Simpan|Urungkan|Ulangi|Kembali|Hapus|Cari|Lainnya|Tutup
    """
}
