# Тексты оболочки: стол, команды, отчёты. Тексты игр лежат рядом с их правилами.

## За столом
shell-seat = Игрок { $number }
shell-human = Искатель
shell-bot =
    { $number ->
        [1] Уголёк
        [2] Кремень
        [3] Паутинка
        [4] Сажа
       *[other] Филин
    }
shell-seats =
    { $most ->
        [one] { $least }–{ $most } игрок
       *[other] { $least }–{ $most } игроков
    }
shell-choose-game = Во что сыграем?
shell-welcome = Наберите номер хода и нажмите Enter. Подсказка по командам – ?, выход – q: партия сохраняется сама.
shell-resumed = Продолжаем с того места, где остановились.
shell-offer-resume = Есть неоконченная партия. Продолжить? [Д/н]
shell-sealed = Кости запечатаны до начала партии: { $commitment }
shell-curtain = Передайте клавиатуру: ходит { $name }. Остальные отворачиваются.
shell-curtain-key = Enter – открыть стол

## Команды
shell-help =
    Ход – его номер из списка или запись, как справа в списке ниже.
      ? помощь       эта подсказка            отмена (u)    взять ход назад
      стол (Enter)   показать стол ещё раз    журнал        что было; «журнал весь» – с начала
      правила        правила коротко          язык          переключить на английский
      выход (q)      выйти, партия сохранится
shell-undone = Ход взят назад: { $move }.
shell-undo-nothing = Брать назад нечего: ходов ещё не было.
shell-undo-other = Последний ход сделан другим игроком – назад его не взять.
shell-undo-stands = Назад не взять: ход открыл новое – бросок, карту – или связал других.
shell-log-empty = Пока ничего не произошло.
shell-log-more =
    { $count ->
        [one] … и ещё { $count } строка раньше (журнал весь)
        [few] … и ещё { $count } строки раньше (журнал весь)
       *[many] … и ещё { $count } строк раньше (журнал весь)
    }
shell-no-language = Такого языка нет. Есть: { $languages }.
shell-no-number = Хода под номером { $number } нет: выберите от 1 до { $count }.
shell-not-understood = «{ $line }» – непонятно. Наберите номер хода или ? для подсказки.
shell-not-now = Сейчас так пойти нельзя.
shell-save-failed = Партия не сохраняется ({ $path }): { $why }. Играть дальше можно.
shell-goodbye = Партия сохранена. Продолжить: undercroft play { $game } --resume
shell-goodbye-unsaved = Сохранить партию не удалось.

## Конец партии
shell-over = Партия окончена
shell-solo-score =
    { $score ->
        [one] Итог: { $score } очко.
        [few] Итог: { $score } очка.
       *[many] Итог: { $score } очков.
    }
shell-won =
    { $count ->
        [one] Победа! Всех превосходит { $names }.
       *[other] Победу делят { $names }.
    }
shell-nobody-won = Победителя нет.
shell-list = { $rest } и { $last }
shell-score = Итог
shell-kept = Запись партии: { $path }
shell-next = Enter – дальше
shell-unfinished = Партия не окончена.

## Проверка
shell-verdict-fair = Честно: каждый бросок взят из костей, запечатанных до начала.
shell-verdict-seeded = Запись цела, но кости взяты из зерна, известного заранее.
shell-verdict-open = Запись цела, но партия не окончена: секрет костей ещё не раскрыт.
shell-verdict-hand = Запись цела, но в ней есть исходы или положение, поставленные рукой.
shell-verdict-bent = Запись испорчена или изменена.
shell-verified =
    { $game }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, { $outcomes ->
        [one] { $outcomes } исход
        [few] { $outcomes } исхода
       *[many] { $outcomes } исходов
    } костей и колод.
shell-verified-hand = Поставлено рукой на ходах: { $steps }.
shell-verified-back =
    { $count ->
        [one] По согласию взято назад: { $count } число из потока костей.
        [few] По согласию взято назад: { $count } числа из потока костей.
       *[many] По согласию взято назад: { $count } чисел из потока костей.
    }
shell-fingerprint = Отпечаток записи: { $fingerprint }

## Карты
shell-grades = A – точно · B – один хороший источник · C – сомнительно · R – наше
shell-cards-good = { $file }: ошибок нет.

## Моделирование
shell-sim-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
shell-sim-wins = победы
shell-sim-interval = 95 %
shell-sim-score = средний счёт
shell-sim-length = Решений за партию: в среднем { $mean }, от { $least } до { $most }.
shell-sim-speed = Решений в секунду: { $rate } (всего { $seconds } с).
