board-doggies-option-dogs-dealt = случайно
board-doggies-option-dogs-chosen = выбирают сами
board-doggies-option-start-usual = обычная
board-doggies-option-start-cross = четыре выхода
board-doggies-option-start-tee = три выхода
board-doggies-map = Подземелье
board-doggies-map-help = Карта подземелья. Стрелки двигают её, плюс и минус меняют масштаб, 0 показывает всю, Enter переходит к комнатам.
board-doggies-rooms = { $count ->
    [one] { $count } комната
    [few] { $count } комнаты
   *[many] { $count } комнат
}
board-doggies-nearer = Крупнее (+)
board-doggies-farther = Мельче (−)
board-doggies-fit = Вся карта (0)
board-doggies-side = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}
board-doggies-symbol = { $symbol ->
    [sword] меч
    [bow] лук
    [fire] огненный шар
    [defence] защита
   *[key] ключ
}
board-doggies-symbols = { $symbol ->
    [sword] { $count ->
        [one] { $count } меч
        [few] { $count } меча
       *[many] { $count } мечей
    }
    [bow] { $count ->
        [one] { $count } лук
        [few] { $count } лука
       *[many] { $count } луков
    }
    [fire] { $count ->
        [one] { $count } огненный шар
        [few] { $count } огненных шара
       *[many] { $count } огненных шаров
    }
    [defence] защита { $count }
   *[key] { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
       *[many] { $count } ключей
    }
}
board-doggies-potions = { $potion ->
    [sword] зелья силы: { $count }
    [bow] зелья ловкости: { $count }
   *[fire] зелья огня: { $count }
}
board-doggies-needs = Для победы нужны: { $symbols }
board-doggies-hurts = урон { $damage }
board-doggies-trophy = трофей: { $symbols }
board-doggies-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
board-doggies-paws = { $count ->
    [one] { $count } лапка
    [few] { $count } лапки
   *[many] { $count } лапок
}
board-doggies-costs-paws = { $count ->
    [one] стоит { $count } лапку
    [few] стоит { $count } лапки
   *[many] стоит { $count } лапок
}
board-doggies-lent = бродяга даёт в бою одно из двух: { $symbols }
board-doggies-exits = выходы: { $sides }
board-doggies-doors = двери на замке: { $sides }
board-doggies-holes = проломы: { $sides }
board-doggies-claimed = лапка: { $name }
board-doggies-covered = обезврежена ({ $name }), закрыта
board-doggies-gap = провал, закрыт ({ $name })
board-doggies-go = Перейти сюда
board-doggies-here = Пёсик здесь
board-doggies-out = Выйти наружу: { $side }
board-doggies-punch = Пробить стену: { $side }
board-doggies-ghost = Положить карту { $where }: { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
}
board-doggies-ghost-picked = Карта лежит { $where }
board-doggies-ghost-help = R поворачивает её, Enter оставляет здесь.
board-doggies-spin-side = Повернуть карту: { $side }
board-doggies-spin = Повернуть
board-doggies-lay = Положить сюда
board-doggies-lay-help = Выберите место; нажмите ещё раз – карта повернётся.
board-doggies-finishing = Дальше сразу наружу: этот ход не вернуть
board-doggies-choices = Что делать
board-doggies-walk = Путь наружу: { $name }
board-doggies-hurt = урон { $damage } из { $defence }
board-doggies-round = Раунд { $round } из { $rounds }
board-doggies-pile = Карт комнат в колоде: { $count }
board-doggies-pile-rule = Исследуя подземелье, игрок открывает верхнюю карту и кладёт её на стол.
board-doggies-countdown = Осталось карт для исследования: { $count }
board-doggies-countdown-rule = Первый пёсик уже на воле. Когда эти карты кончатся, в этом раунде исследовать будет нечего.
board-doggies-supply = Зелья в запасе
board-doggies-quests = Квесты
board-doggies-quest-secret = Тайный квест
board-doggies-quest-shared = Общий квест
board-doggies-state = { $state ->
    [walking] идёт к выходу
    [out] на воле
   *[asleep] спит
}
board-doggies-first = Жетон хорошего пёсика: ходит первым
board-doggies-progress = Пока что: { $progress }
board-doggies-ready = квест выбран
board-doggies-no-dog = Пёсик ещё не выбран
board-doggies-loot = Добыча: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
