# Слова вокруг правил: загружаются с ними.
rules-search = Искать в правилах
rules-contents = Содержание
rules-found = { $count ->
    [one] Найден { $count } раздел
    [few] Найдено { $count } раздела
   *[other] Найдено { $count } разделов
}
rules-nothing = В правилах ничего не нашлось.
