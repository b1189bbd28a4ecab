board-serpent-published = Legendary Dungeoneer
board-serpent-board = Подземелье
board-serpent-map = Карта подземелья
board-serpent-nearer = Крупнее
board-serpent-farther = Мельче
board-serpent-fit = Вся карта
board-serpent-phase = { $phase ->
    [recovery] Восстановление
    [villainy] Злодеяния
    [location] Локация
    [heroic] Подвиги
   *[last] Конец хода
}
board-serpent-track = { $sign ->
    [health] Здоровье
    [glory] Слава
    [peril] Риск
    [actions] Действия
    [melee] Ближний бой
    [magic] Магия
    [speed] Скорость
    [level] Уровень
    [quests] Задания
   *[cards] Карты
}
board-serpent-brings = слава +{ $glory }, риск +{ $peril }
board-serpent-exit = { $kind ->
    [open] открыт
    [wall] стена
    [blocked] блокирован
   *[trap] ловушка
}
board-serpent-here = Здесь: { $who }
board-serpent-laid = Ловушки: { $what }
board-serpent-try-here = Примерить «{ $place }» { $where }
board-serpent-lay-here = Положить «{ $place }» { $where }
board-serpent-beside = { $side ->
    [north] к северу
    [east] к востоку
    [south] к югу
   *[west] к западу
} от локации «{ $place }»
board-serpent-versus = { $own } против { $foe }
board-serpent-ending = { $how ->
    [nakari] Накари повержена: игра окончена.
    [quests] Выполнено заданий: { $quests }.
    [last] Остальные герои повержены.
    [felled] Герой повержен.
    [points] Решили победные очки.
   *[rounds] Раунды кончились.
}
board-serpent-crossing = { $exit }: { $need }, иначе { $costs ->
    [wound] рана
   *[action] потеря действия
}
board-serpent-need = { $need ->
    [never] без карт не пройти
    [1] хватит любого броска
   *[other] на кубике нужно { $need } или больше
}
board-serpent-lay = Положить сюда
board-serpent-lay-turned = Положить, повернув
board-serpent-turn = Повернуть
board-serpent-choose-place = Теперь выберите локацию на карте.
board-serpent-tiles = Ваши локации
board-serpent-hand = Ваши карты
board-serpent-sort = { $sort ->
    [monster] монстр
    [trap] ловушка
    [curse] проклятие
    [boon] преимущество
   *[treasure] сокровище
}
board-serpent-timing = { $timing ->
    [response] ответ
   *[any] в любой момент
}
board-serpent-costs-glory = цена в славе: { $cost }
board-serpent-costs-peril = цена в риске соперника: { $cost }
board-serpent-health = здоровье { $health } из { $most }
board-serpent-glory = Слава: { $count }
board-serpent-peril = Риск: { $count }
board-serpent-peril-word = риск
board-serpent-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
board-serpent-level = Уровень { $level }
board-serpent-cards = Карт на руке: { $count }
board-serpent-done = Выполнено заданий: { $count }
board-serpent-fallen = лежит
board-serpent-out = повержен
board-serpent-battle = Битва
board-serpent-battle-at = Битва: { $place }
board-serpent-battle-over = Последняя битва
board-serpent-see-map = Показать карту
board-serpent-see-battle = К битве
board-serpent-close = Закрыть
board-serpent-stage = { $stage ->
    [response] ответ
    [attack] атака
    [counter] контратака
    [strike] удар
    [challenge] вызов
    [lair] логово
   *[reward] награда
}
board-serpent-part = { $part ->
    [wrath] ярость богини
    [company] вместе сильнее
    [least] не меньше нуля
   *[bought] усиление
}
board-serpent-roll = на кубике { $die }, всего { $total }
board-serpent-total = всего { $total }
board-serpent-tokens = Жетоны ярости: { $count }
board-serpent-nakari = Здоровье Накари: { $health }
board-serpent-shared = Общие задания
board-serpent-own = Ваши задания
board-serpent-things = Ваши вещи
board-serpent-sheet = Лист героя: { $who }
board-serpent-off = пока не на карте
board-serpent-at = вы на месте
board-serpent-away = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
board-serpent-pays = слава { $have } из { $need }
board-serpent-chance = шанс { $chance } %
board-serpent-kept = выполнено
board-serpent-steps = шагов: { $done } из { $all }
board-serpent-hurt = ран: { $wounds } из { $all }
board-serpent-carried = с героем
board-serpent-lies = лежит в «{ $place }»
board-serpent-found = нашлось: «{ $place }»
board-serpent-boons = Преимущества: { $count } из { $most }
board-serpent-treasures = Сокровища: { $count } из { $most }
board-serpent-curses = Проклятия
board-serpent-lair = Логово
board-serpent-minions = Приспешники
board-serpent-used = использовано
board-serpent-asleep = отдыхает
board-serpent-round = Раунд { $round }
board-serpent-decks = В колодах: приключения – { $adventures }, локации – { $locations }, задания – { $quests }
board-serpent-drawn = Вытянуты карты риска:
board-serpent-rivals = Соперники и их риск
board-serpent-attack = Атаковать: { $who }
board-serpent-challenge = Вызвать: { $who }
board-serpent-order = Послать приспешника: { $who }
board-serpent-loose = Из логова: { $who }
board-serpent-declares = объявляет план
board-serpent-rouse = Разбудить Накари
board-serpent-peril-for = Риск: { $who }
board-serpent-use = Применить: { $what }
board-serpent-for = за { $count }
board-serpent-spare = Не спрашивать об этом…
board-serpent-window = { $window ->
    [response] Ответы на атаку
    [challenge] Вызовы
    [slick] Помехи чужим броскам
    [enter] Карты при входе
    [duel] Атаки в чужой ход
    [away] Уход в другую локацию
    [treasure] Сокровища после битвы
    [reroll] Перебросы
   *[hit] Плата за раны
}
board-serpent-span = { $span ->
    [turn] не в этот ход
    [mine] не до моего хода
   *[game] не в этой игре
}
board-serpent-ask-again = спрашивать снова
