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
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
shell-choose-game = Во что сыграем?
shell-welcome = Наберите номер хода и нажмите Enter. В первый раз? Наберите «правила». Подсказка – ?, выход – q: игра сохраняется сама.
shell-resumed = Продолжаем с того места, где остановились.
shell-offer-resume = Есть неоконченная игра. Продолжить? [Д/н]
shell-fairness = Случай запечатан до начала игры, после неё его можно проверить: { $commitment }
shell-sealed = Печать случая: { $commitment }
shell-opponent = { $name }: { $level }
shell-thinks = { $name } думает…
shell-weighs = Взвешиваем ходы…
shell-hint-chance = { $margin ->
    [0] { $percent } % на победу
   *[other] { $percent } ± { $margin } % на победу
}
shell-hint-points = { $points } ± { $margin } очк.
shell-hint-tries =
    { $tries ->
        [one] Всего { $tries } проба; глубже – с --seconds СЕКУНДЫ.
        [few] Всего { $tries } пробы; глубже – с --seconds СЕКУНДЫ.
       *[many] Всего { $tries } проб; глубже – с --seconds СЕКУНДЫ.
    }
shell-no-hint = Советов по этой игре нет.
shell-curtain = Передайте клавиатуру: ходит { $name }. Остальные отворачиваются.
shell-curtain-key = Enter – открыть стол

## Команды
shell-help =
    Ход – это его номер или запись (она справа в списке ниже). Ещё можно набрать:
      совет          лучшие ходы, чего они стоят и почему
      отмена (u)     взять последний ход назад, пока он ничего не открыл
      стол (Enter)   показать стол и ходы ещё раз
      журнал         что произошло; «журнал весь» – с самого начала
      карты (c)      что делает то, что сейчас на столе
      правила        правила коротко
      язык           перейти на английский и обратно
      выход (q)      уйти; игра сохранена и ждёт
shell-no-cards = Пояснений к столу у этой игры нет.
shell-no-rules = Краткого пересказа правил у этой игры нет.
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
shell-no-number = Под номером { $number } ничего нет. Есть: { $range }.
shell-not-understood = «{ $line }» – непонятно. Наберите номер хода или ? для подсказки.
shell-not-now = Сейчас так пойти нельзя.
shell-save-failed = Игра не сохраняется ({ $path }): { $why }. Играть дальше можно.
shell-goodbye = Игра сохранена. Продолжить: undercroft play { $game } --resume
shell-goodbye-unsaved = Сохранить игру не удалось.

## Конец игры
shell-over = Игра окончена
shell-solo-score =
    { $score ->
        [one] Итог: { $score } очко.
        [few] Итог: { $score } очка.
       *[many] Итог: { $score } очков.
    }
shell-won =
    { $count ->
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }.
    }
shell-nobody-won = Победителя нет.
shell-list = { $rest } и { $last }
shell-score = Итог
shell-tie = При равенстве: { $what }
shell-kept = Запись игры: { $path }
shell-next = Enter – дальше
shell-unfinished = Игра не окончена.

## Проверка
shell-verdict-friendly =
    { $count ->
        [one] Дружеская игра: кости увидели и взяли назад, { $count } число их потока.
        [few] Дружеская игра: кости увидели и взяли назад, { $count } числа их потока.
       *[many] Дружеская игра: кости увидели и взяли назад, { $count } чисел их потока.
    }
shell-verdict-fair = Честно: каждый бросок взят из костей, запечатанных до начала.
shell-verdict-seeded = Запись цела, но кости взяты из зерна, известного заранее.
shell-verdict-open = Запись цела, но игра не окончена: секрет костей ещё не раскрыт.
shell-verdict-hand = Запись цела, но в ней есть исходы или положение, поставленные рукой.
shell-verdict-bent = Запись испорчена или изменена.
shell-verdict-unknown = Судить нельзя: правил или карт, по которым шла игра, здесь нет.
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
shell-verified-unfinished = Там, где запись кончается, игра ещё не окончена: что было дальше, в ней нет.
shell-verified-hand = Поставлено рукой на ходах: { $steps }.
shell-fingerprint = Отпечаток записи: { $fingerprint }

## Карты
shell-grades = A – точно · B – один хороший источник · C – сомнительно · R – наше
shell-cards-good = { $file }: ошибок нет.

## Моделирование
shell-sim-title =
    { $game }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
shell-sim-wins = победы
shell-sim-interval = 95 %
shell-sim-score = средний счёт
shell-sim-length = Решений за игру: в среднем { $mean }, от { $least } до { $most }.
shell-sim-speed = Решений в секунду: { $rate } (всего { $seconds } с).
shell-sim-progress = Игр: { $done } из { $all }, { $left ->
        [0] осталось меньше минуты
        [one] осталась примерно { $left } минута
        [few] осталось примерно { $left } минуты
       *[many] осталось примерно { $left } минут
    }
shell-sim-written =
    { $games ->
        [one] Строка об игре записана в { $path }.
       *[other] Строки об играх записаны в { $path }.
    }
shell-sim-interrupted = Сыграно игр: { $done } из { $all }, они сохранены в { $path }: та же команда продолжит с этого места.
shell-sim-lost = Сыграно игр: { $done } из { $all }; с --out та же команда продолжила бы с этого места.

## Отчёты о балансе
shell-report-title = баланс
shell-report-about = { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    } за столом на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, играют боты: { $bots }. После каждой игры они пересаживаются на одно место.
shell-report-made = Правила версии { $rules }, карты { $cards }, начальное число { $seed }.
shell-report-reading = Полосы – интервалы 95 %, считанные по играм; пунктир – ровная доля. В скобках – сколько мест или игр стоит за числом.
shell-report-seats = Победы по местам
shell-report-by-order = Победы по порядку хода
shell-report-by-character = Победы по персонажам
shell-report-by-hero = Победы по героям
shell-report-by-dog = Победы по собакам
shell-report-by-quest = Победы по личным заданиям, какие были за игру
shell-report-by-boss = Средний счёт по боссам
shell-report-wins-by-boss = Победы по боссам, в процентах
shell-report-order = Ходит { $number }-м
shell-report-scores = Счёт
shell-report-lengths = Длина: решений за игру
shell-report-cards = Карты
shell-report-cards-about = Сначала самые показательные. «Была» и «сыграна» – насколько чаще ровной доли побеждают такие места, в процентных пунктах. У победителей часто больше всего подряд: это говорит, что сопутствует победе, а не что её приносит.
shell-report-card = Карта
shell-report-drawn = пришла за игру
shell-report-played = сыграна за игру
shell-report-had = была, победы
shell-report-used = сыграна, победы
shell-report-against = Что меняют карты
shell-report-against-about = Карты { $mine } против карт { $theirs }, на одних и тех же раздачах.
shell-report-against-shares = Победы
shell-report-mean-score = Средний счёт
shell-report-best-score = Лучший счёт
shell-report-length = Решений за игру
shell-report-printed = как в коробке
shell-report-changed = изменённые
shell-report-rows = карт: { $count }
shell-report-effect = За числом – интервал 95 %; d – размер изменения в стандартных отклонениях одной партии: 0,2 мало, 0,8 много.
shell-report-written = Отчёт записан в { $path }.

## Законы
shell-check-same = та же ошибка, что у закона «{ $law }»
shell-check-endless = Партия не кончается: пока она идёт без конца, другие законы не проверить.
shell-check-kept = { $game } соблюдает все законы: { $count }.
shell-check-broken = { $game } нарушает законов: { $count } из { $all }.

## Лестница
shell-ladder-title =
    { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: всего { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
shell-ladder-rating = Эло
shell-ladder-points = очки
shell-ladder-interval = 95 %
shell-ladder-share = победы
shell-ladder-gain = очков больше
shell-ladder-even = поровну
shell-ladder-games = игры
shell-ladder-plain = стоят
shell-ladder-plain-about = Стоят: столько игр сказали бы то же, если не вычитать везение.
shell-ladder-against = { $bot } против { $against }
shell-ladder-beats = { $bot } обыгрывает { $against } с уверенностью 95 %.
shell-ladder-loses = { $bot } проигрывает { $against } с уверенностью 95 %.
shell-ladder-open = Кто сильнее, { $bot } или { $against }, пока неясно.
shell-ladder-too-few = Раздач слишком мало ({ $deals } из { $needed }), чтобы сказать, обыгрывает ли { $bot } { $against }.
shell-ladder-failed =
    { $count ->
        [one] { $bot }: сбой в { $count } игре, она засчитана как проигрыш.
       *[other] { $bot }: сбой в { $count } играх, они засчитаны как проигрыш.
    }
shell-ladder-progress = Раздач: { $done } из { $all }, { $left ->
        [0] осталось меньше минуты
        [one] осталась примерно { $left } минута
        [few] осталось примерно { $left } минуты
       *[many] осталось примерно { $left } минут
    }
shell-ladder-kept = Сохранено в { $path }: та же команда продолжит с этого места.
shell-ladder-not-kept = Не сохранено: назовите файл через --out.

## Стол «Сундука приключений»
shell-chest-where =
    Приключение { $adventure } из 3 · уровень { $level } · { $phase ->
        [formation] сбор партии
        [monsters] монстры
        [loot] добыча
        [dragon] дракон
       *[regroup] перегруппировка
    }
shell-chest-xp = опыт { $xp }
shell-chest-score = очки { $score }
shell-chest-skill = Навык
shell-chest-ultimate = Способность
shell-chest-used = использована
shell-chest-party = Отряд
shell-chest-graveyard = Кладбище
shell-chest-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
shell-chest-level = Уровень
shell-chest-clear = пусто
shell-chest-lair = Логово
shell-chest-awake = дракон не спит!
shell-chest-stirs = дракон вот-вот проснётся!
shell-chest-picked = Выбрано
shell-chest-rank = Звание: { $rank }.
shell-chest-achievements =
    { $count ->
        [one] { $name }: достижение!
       *[other] { $name }: достижения!
    }

## Стол «Расхитителей подземелий»
shell-raiders-where = Этаж { $floor } из 5 · комната { $room } из 5
shell-raiders-dark = тёмная комната
shell-raiders-torch-lit = (с факелом)
shell-raiders-chest =
    { $coins ->
        [one] старшей карте { $coins } монета
        [few] старшей карте { $coins } монеты
       *[many] старшей карте { $coins } монет
    }
shell-raiders-small-chest = следующей { $coins }
shell-raiders-trap =
    { $loss ->
        [coins] самые богатые теряют монеты
       *[wounds] самые здоровые получают раны
    }: { $amounts } за старшую карту 1–5
shell-raiders-strength = сила { $strength }
shell-raiders-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
shell-raiders-robs =
    { $count ->
        [one] отнимает { $count } монету
        [few] отнимает { $count } монеты
       *[many] отнимает { $count } монет
    }
shell-raiders-prize =
    { $count ->
        [one] старшей карте { $count } монета
        [few] старшей карте { $count } монеты
       *[many] старшей карте { $count } монет
    }
shell-raiders-gift-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
shell-raiders-gift-potion =
    { $count ->
        [one] зелье (−{ $count } рана)
        [few] зелье (−{ $count } раны)
       *[many] зелье (−{ $count } ран)
    }
shell-raiders-item =
    { $item ->
        [torch] факел
        [ball] шар
        [key] ключ
       *[sword] меч
    }
shell-raiders-head-raider = Расхититель
shell-raiders-head-coins = Монеты
shell-raiders-head-wounds = Раны
shell-raiders-head-hand = Сила
shell-raiders-head-items = Предметы
shell-raiders-head-card = Карта
shell-raiders-scroll = , свиток
shell-raiders-laid = лежит
shell-raiders-flees = бегство
shell-raiders-out-stone = камень
shell-raiders-out-fallen = без чувств

# undercroft doctor
shell-doctor-build = undercroft { $version }, { $build ->
    [compiled] скомпилированная сборка
   *[pure] чистый Python: игры и боты примерно в десять раз медленнее скомпилированных
}
shell-doctor-python = Python { $python }, { $system }
shell-doctor-games = Игры: { $games }
shell-doctor-lacks = Не хватает пакета { $package }. Установите undercroft заново.
shell-doctor-extra = { $state ->
    [there] + { $extra }: установлено
   *[missing] – { $extra }: не установлено, не хватает { $missing }; pip install 'undercroft[{ $extra }]'
}
shell-doctor-client = { $state ->
    [there] + веб-клиент: собран
   *[missing] – веб-клиент: не собран; его соберёт make play
}
shell-doctor-page = { $state ->
    [there] + игра без сервера: установлена
   *[missing] – игра без сервера: не установлена; pip install 'undercroft[page]', а в папке проекта make site
}
shell-doctor-data = { $state ->
    [there] + данные: { $folder }, свободно { $space } МиБ
    [full] – данные: в { $folder } осталось всего { $space } МиБ
   *[locked] – данные: в { $folder } нельзя писать; задайте другую папку в XDG_DATA_HOME
}
shell-doctor-encoding = – терминал пишет в { $encoding }: недостающие буквы заменяет «?». Включите UTF-8.

## Места для агентов
shell-agent-seat = Вы играете: { $name }.
shell-agent-rivals = Соперники: { $rivals }.
shell-agent-asked = ? { $prompt }
shell-agent-waiting = Ход не ваш. Игра ждёт: { $names }.
shell-agent-over = Партия окончена. Победа: { $winners }. Счёт: { $scores }.
shell-agent-legal = { $move } – сейчас так пойти можно.

## undercroft bench-agent
shell-bench-game = Игра { $number } против { $level }: { $share } победы ({ $end }). Рейтинг { $value } ± { $reach }.
shell-bench-agent = агент
shell-bench-games = Игр: { $games } ({ $ends }). Недопустимых ходов: { $illegal }. Очки Эло относительно greedy, интервал 95 %.
shell-bench-kept = Записи и журнал: { $path }
