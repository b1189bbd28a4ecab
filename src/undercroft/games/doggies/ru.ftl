# Подземелья и пёсики

doggies-title = Подземелья и пёсики
doggies-about = Вместе постройте подземелье из комнат, а потом выберитесь из него с добычей: побеждайте монстров, обходите ловушки и метьте комнаты лапками. Побеждает пёсик, который за три раунда вынесет больше золота.
doggies-rules =
    Раз в год лучшие пёсики королевства соревнуются в побеге из подземелья. Три раунда подряд вы вместе строите лабиринт и по одному выбираетесь из него – с трофеями, монетами и высоко поднятым хвостом. Побеждает тот, кто вынесет больше золота.

    В свой ход сделайте одно из трёх. Исследовать: откройте карту комнаты и приложите её к подземелью так, чтобы хотя бы один её выход совпал с выходом лежащей карты. Выйти: пройдите от стартовой комнаты до любого выхода, ведущего на стол, – каждую комнату не больше одного раза. Лечь спать: раунд для вас закончен, зато лапок до конца игры станет на одну больше.

    Проходя комнату, можно положить на неё лапку – тогда в конце раунда карта ваша. Лапок пять, с добавками – до семи. Комната с чужой лапкой закрыта для всех остальных.

    Монстра побеждают символы атаки: свои, трофейные и зелья. Не можете или не хотите – проходите мимо и получаете урон; за весь путь он должен оставаться меньше вашей защиты. Ловушку обезвреживают картой с нужным трофеем или зельем, иначе на неё надо наступить: лапка и минус монета. Бродяга помогает до конца игры, но берёт за это монету. Сундуку нужен ключ, двери – тоже. Порталы соединены между собой.

    Когда первый пёсик вышел, остальным остаётся по четыре карты на каждого, кто ещё внутри. После третьего раунда считают монеты, сундуки с ключами, штрафы и квесты – личный и общие.

## Что спрашивают
doggies-prompt-dog = Выберите пёсика.
doggies-prompt-quest = Выберите личный квест. Второй станет общим.
doggies-prompt-quest-wait = Остальные ещё выбирают личные квесты.
doggies-prompt-turn =
    { $inside ->
        [1] Все уже разошлись. Исследовать, выйти или лечь спать?
       *[other] Ваш ход: исследовать, выйти или лечь спать?
    }
doggies-prompt-lay = { doggies-card }. Куда положить карту?
doggies-prompt-step = Куда дальше? Лапок: { $paws }, защиты: { $defence }.
doggies-prompt-room = { doggies-card }. Что делаете? Лапок: { $paws }, защиты: { $defence }.
doggies-prompt-wait = Ходит { $who }.
doggies-prompt-over = Соревнования окончены.

## Ходы
doggies-move-choose = { doggies-dog }
doggies-move-keep = { doggies-quest }
doggies-move-explore = Исследовать подземелье
doggies-move-leave = Выйти из подземелья
doggies-move-sleep = Лечь спать
doggies-move-lay =
    { $turn ->
        [0] Положить { doggies-where }
        [1] Положить { doggies-where }, повернув вправо
        [2] Положить { doggies-where } вверх ногами
       *[3] Положить { doggies-where }, повернув влево
    }
doggies-move-turn =
    { $turn ->
        [0] Повернуть карту { doggies-at-side } верхом на север
        [1] Повернуть карту { doggies-at-side } верхом на восток
        [2] Повернуть карту { doggies-at-side } верхом на юг
       *[3] Повернуть карту { doggies-at-side } верхом на запад
    }
doggies-move-step = Шаг { doggies-to-side }
doggies-move-portal = Через портал: { doggies-where }
doggies-move-punch = Пробить лапой проход { doggies-to-side }
doggies-move-out = На волю!
doggies-move-pass = Пройти мимо
doggies-move-claim = Положить лапку
doggies-move-take = Положить лапку и взять { doggies-potion-taken }
doggies-move-hire =
    { $side ->
        [pair] Нанять бродягу: два трофея, один на каждый бой
       *[paw] Нанять бродягу: один трофей и лапка
    }
doggies-move-fight = Сразиться и победить
doggies-move-brew = Сразиться, выпив { doggies-potions }
doggies-move-smite = Священный лай: две лапки – и монстр повержен
doggies-move-disarm = Обезвредить трофеем прошлых раундов: { doggies-held }
doggies-move-spare = Обезвредить трофеем: { doggies-where }
doggies-move-pour = Обезвредить зельем

## Что происходит
doggies-event-first = Игру начинает { $who } – с жетоном хорошего пёсика.
doggies-event-dog = { $who } играет за { doggies-dog-whom }.
doggies-event-choose = { $who } выбирает пёсика: { doggies-dog }.
doggies-event-keep = { $who } прячет личный квест.
doggies-event-share = { $who } открывает общий квест «{ doggies-quest }».
doggies-event-potion = { $who } получает { doggies-potion-taken }.
doggies-event-explore = { $who } исследует подземелье и открывает карту «{ doggies-card }».
doggies-event-lay = { $who } кладёт карту «{ doggies-card }» { doggies-where }.
doggies-event-leave = { $who } идёт на выход.
doggies-event-turn = { $who } одним взглядом поворачивает карту { doggies-at-side } – «{ doggies-card }».
doggies-event-step = { $who } входит в комнату «{ doggies-card }».
doggies-event-portal = { $who } ныряет в портал и выныривает { doggies-where }.
doggies-event-punch =
    { $to ->
        [table] { $who } пробивает проход { doggies-to-side } – и на волю!
       *[room] { $who } пробивает проход { doggies-to-side } и входит в комнату «{ doggies-card }».
    }
doggies-event-beat =
    { $potions ->
        [none] { $who } побеждает { doggies-monster-whom }.
       *[other] { $who } побеждает { doggies-monster-whom }, выпив { doggies-potions }.
    }
doggies-event-smite = { $who } лает так, что своды дрожат, и побеждает { doggies-monster-whom } двумя лапками.
doggies-event-hurt =
    { $damage ->
        [one] { $who } пробегает мимо { doggies-monster-of } и получает { $damage } единицу урона.
        [few] { $who } пробегает мимо { doggies-monster-of } и получает { $damage } единицы урона.
       *[many] { $who } пробегает мимо { doggies-monster-of } и получает { $damage } единиц урона.
    }
doggies-event-claim = { $who } кладёт лапку на карту «{ doggies-card }».
doggies-event-spring = { $who } попадает в ловушку: лапка и минус монета.
doggies-event-disarm =
    { $paw ->
        [back] { $who } обезвреживает ловушку картой «{ doggies-tool }». Лапка бродяги возвращается в запас.
        [owed] { $who } обезвреживает ловушку картой «{ doggies-tool }». Перед следующим раундом лапку бродяги придётся вернуть.
       *[none] { $who } обезвреживает ловушку картой «{ doggies-tool }».
    }
doggies-event-pour = { $who } выливает зелье на ловушку, и та больше не щёлкает.
doggies-event-take = { $who } кладёт лапку и берёт { doggies-potion-taken }.
doggies-event-hire =
    { $side ->
        [pair] { $who } нанимает бродягу с двумя трофеями.
        [single] { $who } нанимает бродягу с трофеем. Запасной лапки уже нет.
       *[paw] { $who } нанимает бродягу с трофеем и лапкой.
    }
doggies-event-out = { $who } выбирается из подземелья и отряхивается.
doggies-event-countdown =
    { $count ->
        [0] Обратный отсчёт: карт больше нет.
        [one] Обратный отсчёт: осталась { $count } карта.
        [few] Обратный отсчёт: осталось { $count } карты.
       *[many] Обратный отсчёт: осталось { $count } карт.
    }
doggies-event-sleep =
    { $paws ->
        [0] { $who } сворачивается клубком и засыпает.
       *[one] { $who } сворачивается клубком, засыпает и получает ещё одну лапку.
    }
doggies-event-token = { $who } завершает раунд и получает жетон хорошего пёсика.
doggies-event-loot =
    { $count ->
        [0] { $who } уходит с пустыми лапами.
        [one] { $who } забирает { $count } карту.
        [few] { $who } забирает { $count } карты.
       *[many] { $who } забирает { $count } карт.
    }
doggies-event-round = Раунд { $round } окончен.

## Почему нельзя
doggies-why-moment = Сейчас решается другое.
doggies-why-dog = Свободного пёсика с таким именем нет: у всех игроков пёсики разные.
doggies-why-hand = Этого квеста у вас на руке нет: оставьте себе один из своих двух.
doggies-why-walled-in = Вас замуровали: до выхода не дойти, мешают стены, двери и чужие лапки. Исследуйте дальше или ложитесь спать.
doggies-why-too-dear = Самый лёгкий путь наружу стоит { $damage } урона, а защиты у вас { $defence }: урон должен быть меньше.
doggies-why-too-few-paws = Для любого пути наружу не хватает лапок, трофеев или ключа.
doggies-why-countdown = Обратный отсчёт закончился: в этом раунде больше никто не исследует.
doggies-why-pile = Карты комнат закончились.
doggies-why-no-exit = Ни один выход не ведёт на стол: приложить карту не к чему.
doggies-why-taken = Здесь уже лежит карта.
doggies-why-alike = { doggies-card }: у этой карты есть только такие повороты: { $turns }.
doggies-why-turn = В таком повороте ни один выход карты не совпадёт с выходом подземелья.
doggies-why-no-meeting = Карта должна примыкать выходом к выходу лежащей карты. Обезвреженные ловушки и пустоты не в счёт.
doggies-why-turning = Карты вокруг стартовой комнаты поворачивает только Шарик: до первого шага, каждую один раз, не накрытую – и так, чтобы путь наружу остался.
doggies-why-not-out = Ни один выход этой комнаты не ведёт на стол, или он за дверью, а ключа нет.
doggies-why-portal = Портал ведёт только в другой портал.
doggies-why-side = Сторон четыре: north – север, east – восток, south – юг, west – запад.
doggies-why-not-bonk = Стены пробивает только Боньк Могучий.
doggies-why-open = Здесь и так есть проход.
doggies-why-paws = Лапок больше не осталось.
doggies-why-two-paws = Для этого нужны две лапки.
doggies-why-door = Дверь заперта: нужен ключ.
doggies-why-wall = Там стена.
doggies-why-say-out = Эта сторона ведёт на стол: выйти – «out».
doggies-why-lost = После этого выбраться наружу уже не получится.
doggies-why-seen = Каждую комнату проходят только один раз.
doggies-why-covered = На ловушке лежит карта или зелье: пройти по ней больше нельзя.
doggies-why-gap = Там пустота: карта отсюда лежит на ловушке, осталась только лапка ({ $whom }).
doggies-why-paw = В этой комнате уже лежит лапка: { $whom } вас опережает.
doggies-why-trap = Мимо ловушки не пройти: обезвредьте её или положите лапку.
doggies-why-damage = Урон { $damage }, а защиты осталось { $defence }: урон должен быть меньше.
doggies-why-disarm = Ловушку обезвреживает карта или зелье с её символом. Свои базовые символы не подходят, а Робин ловушки просто перепрыгивает.
doggies-why-no-trap = Здесь нет ловушки.
doggies-why-no-monster = Здесь не с кем сражаться.
doggies-why-other-room = { doggies-card }: в этой комнате делают другое.
doggies-why-supply = Такого зелья в запасе нет.
doggies-why-hire = У бродяги две стороны: pair – два трофея, paw – трофей и лапка.
doggies-why-not-joan = Так умеет только Жанна Гавк.
doggies-why-proud = Дракона священным лаем не пронять.
doggies-why-smite-beaten = Этого монстра Жанна побеждает и без способности.
doggies-why-spare-potions = Зелья здесь не нужны: монстр побеждён и без них.
doggies-why-brew = Такими зельями монстра не победить, или какое-то из них лишнее.
doggies-why-symbols = { doggies-card }: символов атаки не хватает.

## Советы
doggies-advice-haul =
    { $cards ->
        [0] не приносит ни одной карты
        [one] приносит { $cards } карту
        [few] приносит { $cards } карты
       *[other] приносит { $cards } карт
    }{ SIGN($coins) ->
        [plus] { " " }на { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[other] { $coins } монет
        }
        [minus] , но отнимает { $coins ->
            [-1] монету
           *[other] монеты: { SIZE($coins) }
        }
       *[none] { "" }
    }
doggies-advice-home =
    Лучше выйти: путь { doggies-advice-haul }. Шанс победить { $chance } %, а если { $instead ->
        [explore] исследовать дальше
       *[sleep] лечь спать
    } – { $other } %.
doggies-advice-not-yet = Лучше исследовать дальше: пока что путь наружу { doggies-advice-haul }.
doggies-advice-stay = Лучше исследовать дальше: пока что путь наружу { doggies-advice-haul }. Шанс победить { $chance } %, а если выйти сейчас – { $other } %.
doggies-advice-explore =
    Лучше исследовать дальше: шанс победить { $chance } %, а если { $instead ->
        [leave] выйти сейчас
       *[sleep] лечь спать
    } – { $other } %.
doggies-advice-sleep =
    Лучше лечь спать: шанс победить { $chance } %, а если { $instead ->
        [leave] выйти сейчас
       *[explore] исследовать дальше
    } – { $other } %.
doggies-advice-place = С картой на этом месте путь { doggies-advice-haul }. Шанс победить { $chance } %, а на следующем по силе месте – { $other } %.
doggies-advice-way = Этот путь наружу в итоге { doggies-advice-haul }. Шанс победить { $chance } %, а при следующем по силе выборе – { $other } %.
doggies-advice-choose = Шанс победить { $chance } %, а при следующем по силе выборе – { $other } %.
# Так говорили прежние выпуски: сохранённые разборы и задачи
doggies-advice-leave =
    Лучше выйти: путь приносит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Шанс победить { $chance } %, а если { $instead ->
        [explore] исследовать дальше
       *[sleep] лечь спать
    } – { $other } %.
doggies-advice-lay =
    С картой на этом месте путь приносит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Шанс победить { $chance } %, а на следующем по силе месте – { $other } %.

## Счёт
doggies-part-coins = Монеты
doggies-part-chests = Открытые сундуки
doggies-part-private = Личный квест
doggies-part-shared = Общие квесты
doggies-part-traps = Ловушки
doggies-part-vagabonds = Плата бродягам
doggies-tie-quests = больше выполненных квестов

## Варианты
doggies-option-dogs = Пёсики
doggies-option-dogs-help = Раздать случайно или выбирать по очереди.
doggies-option-start = Стартовая комната
doggies-option-start-help = Обычно на двоих – три выхода, на троих и четверых – четыре. С тремя сложнее.
doggies-option-potions = Зелья
doggies-option-potions-help = Без зелий приключение труднее: комнаты зелий остаются, но ничего не дают.

## Слова
doggies-to-side =
    { $side ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }
doggies-where-north =
    { SIGN($y) ->
        [plus] на { SIZE($y) } севернее
        [minus] на { SIZE($y) } южнее
       *[none] { "" }
    }
doggies-where-east =
    { SIGN($x) ->
        [plus] на { SIZE($x) } восточнее
        [minus] на { SIZE($x) } западнее
       *[none] { "" }
    }
doggies-where = { LIST(doggies-where-north, doggies-where-east, last: " и ") } старта
doggies-at-side =
    { $side ->
        [north] к северу от старта
        [east] к востоку от старта
        [south] к югу от старта
       *[west] к западу от старта
    }
doggies-potion-taken =
    { $potion ->
        [sword] зелье силы
        [bow] зелье ловкости
       *[fire] зелье огня
    }
doggies-potions =
    { $potions ->
        [fire] зелье огня
        [fire-fire] два зелья огня
        [bow] зелье ловкости
        [bow-fire] зелья ловкости и огня
        [bow-fire-fire] два зелья огня и зелье ловкости
        [bow-bow] два зелья ловкости
        [bow-bow-fire] два зелья ловкости и зелье огня
        [bow-bow-fire-fire] по два зелья ловкости и огня
        [sword] зелье силы
        [sword-fire] зелья силы и огня
        [sword-fire-fire] два зелья огня и зелье силы
        [sword-bow] зелья силы и ловкости
        [sword-bow-fire] зелья силы, ловкости и огня
        [sword-bow-fire-fire] два зелья огня, по зелью силы и ловкости
        [sword-bow-bow] два зелья ловкости и зелье силы
        [sword-bow-bow-fire] два зелья ловкости, по зелью силы и огня
        [sword-bow-bow-fire-fire] по два зелья ловкости и огня, зелье силы
        [sword-sword] два зелья силы
        [sword-sword-fire] два зелья силы и зелье огня
        [sword-sword-fire-fire] по два зелья силы и огня
        [sword-sword-bow] два зелья силы и зелье ловкости
        [sword-sword-bow-fire] два зелья силы, по зелью ловкости и огня
        [sword-sword-bow-fire-fire] по два зелья силы и огня, зелье ловкости
        [sword-sword-bow-bow] по два зелья силы и ловкости
        [sword-sword-bow-bow-fire] по два зелья силы и ловкости, зелье огня
       *[sword-sword-bow-bow-fire-fire] все шесть зелий
    }
doggies-monster-whom =
    { $monster ->
        [efreet] ифрита
        [giga-tick] гигаклеща
        [zombie-squirrel] зомби-белку
        [skeledog] скеледога
        [gelatinous-cat] желатинового кота
        [mimic] мимика
        [cerberus] цербера
        [chocolate-golem] шоколадного голема
        [cat-eye] котоглазку
        [dragon] дракона
       *[dragonfly] стрекоключа
    }
doggies-monster-of =
    { $monster ->
        [efreet] ифрита
        [giga-tick] гигаклеща
        [zombie-squirrel] зомби-белки
        [skeledog] скеледога
        [gelatinous-cat] желатинового кота
        [mimic] мимика
        [cerberus] цербера
        [chocolate-golem] шоколадного голема
        [cat-eye] котоглазки
        [dragon] дракона
       *[dragonfly] стрекоключа
    }
doggies-card =
    { $card ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [cerberus] { doggies-room-cerberus }
        [chocolate-golem] { doggies-room-chocolate-golem }
        [cat-eye] { doggies-room-cat-eye }
        [dragon] { doggies-room-dragon }
        [dragonfly-sword-bow] { doggies-room-dragonfly-sword-bow }
        [dragonfly-sword-fire] { doggies-room-dragonfly-sword-fire }
        [dragonfly-bow-fire] { doggies-room-dragonfly-bow-fire }
        [dragonfly-all] { doggies-room-dragonfly-all }
        [coin] { doggies-room-coin }
        [two-coins] { doggies-room-two-coins }
        [two-coins-door] { doggies-room-two-coins-door }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [trap-sword] { doggies-room-trap-sword }
        [trap-bow] { doggies-room-trap-bow }
        [trap-fire] { doggies-room-trap-fire }
        [vagabond-fire] { doggies-room-vagabond-fire }
        [vagabond-bow] { doggies-room-vagabond-bow }
        [vagabond-sword] { doggies-room-vagabond-sword }
        [chest] { doggies-room-chest }
        [potion-room] { doggies-room-potion-room }
        [portal] { doggies-room-portal }
        [start-cross] { doggies-room-start-cross }
       *[start-tee] { doggies-room-start-tee }
    }
doggies-tool =
    { $tool ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [vagabond-fire] { doggies-room-vagabond-fire }
        [vagabond-bow] { doggies-room-vagabond-bow }
       *[vagabond-sword] { doggies-room-vagabond-sword }
    }
doggies-held =
    { $card ->
        [efreet-bow] { doggies-room-efreet-bow }
        [efreet-sword] { doggies-room-efreet-sword }
        [efreet-fire] { doggies-room-efreet-fire }
        [giga-tick-bow] { doggies-room-giga-tick-bow }
        [giga-tick-sword] { doggies-room-giga-tick-sword }
        [giga-tick-fire] { doggies-room-giga-tick-fire }
        [zombie-squirrel-fire] { doggies-room-zombie-squirrel-fire }
        [zombie-squirrel-bow] { doggies-room-zombie-squirrel-bow }
        [zombie-squirrel-sword] { doggies-room-zombie-squirrel-sword }
        [skeledog-fire] { doggies-room-skeledog-fire }
        [skeledog-sword] { doggies-room-skeledog-sword }
        [skeledog-bow] { doggies-room-skeledog-bow }
        [gelatinous-cat-fire] { doggies-room-gelatinous-cat-fire }
        [gelatinous-cat-sword] { doggies-room-gelatinous-cat-sword }
        [gelatinous-cat-bow] { doggies-room-gelatinous-cat-bow }
        [mimic-bow] { doggies-room-mimic-bow }
        [mimic-sword] { doggies-room-mimic-sword }
        [mimic-fire] { doggies-room-mimic-fire }
        [frisbow] { doggies-room-frisbow }
        [magic-collar] { doggies-room-magic-collar }
        [excalibark] { doggies-room-excalibark }
        [vagabond-fire-pair] бродяга (меч и лук)
        [vagabond-fire-paw] бродяга (огненный шар и лапка)
        [vagabond-fire-single] бродяга (огненный шар)
        [vagabond-bow-pair] бродяга (меч и огненный шар)
        [vagabond-bow-paw] бродяга (лук и лапка)
        [vagabond-bow-single] бродяга (лук)
        [vagabond-sword-pair] бродяга (лук и огненный шар)
        [vagabond-sword-paw] бродяга (меч и лапка)
       *[vagabond-sword-single] бродяга (меч)
    }
doggies-quest =
    { $quest ->
        [hunt-efreet] { doggies-quest-hunt-efreet }
        [hunt-giga-tick] { doggies-quest-hunt-giga-tick }
        [hunt-zombie-squirrel] { doggies-quest-hunt-zombie-squirrel }
        [hunt-skeledog] { doggies-quest-hunt-skeledog }
        [hunt-gelatinous-cat] { doggies-quest-hunt-gelatinous-cat }
        [hunt-mimic] { doggies-quest-hunt-mimic }
        [hunt-cerberus] { doggies-quest-hunt-cerberus }
        [hunt-chocolate-golem] { doggies-quest-hunt-chocolate-golem }
        [hunt-cat-eye] { doggies-quest-hunt-cat-eye }
        [most-sword] { doggies-quest-most-sword }
        [most-bow] { doggies-quest-most-bow }
       *[most-fire] { doggies-quest-most-fire }
    }
doggies-dog =
    { $dog ->
        [joan] { doggies-dog-joan }
        [bonk] { doggies-dog-bonk }
        [ruta] { doggies-dog-ruta }
        [sharik] { doggies-dog-sharik }
        [pluto] { doggies-dog-pluto }
       *[robin] { doggies-dog-robin }
    }
doggies-dog-whom =
    { $dog ->
        [joan] Жанну Гавк
        [bonk] Бонька Могучего
        [ruta] Руту Снежную
        [sharik] Шарика Огненного
        [pluto] Плохиша Плуто
       *[robin] Робин Гудгёрл
    }

## Пёсики
doggies-kind-dog = Пёсики
doggies-dog-joan = Жанна Гавк
doggies-dog-joan-skill = Священный лай: если монстра не победить своими и трофейными символами, Жанна побеждает его двумя лапками. Кроме дракона.
doggies-dog-bonk = Боньк Могучий
doggies-dog-bonk-skill = Выходя, кладёт лапку на стену или дверь и проходит насквозь, хоть на волю. Пробитый проход открыт всем до конца раунда.
doggies-dog-ruta = Рута Снежная
doggies-dog-ruta-skill = Пять символов защиты вместо трёх.
doggies-dog-sharik = Шарик Огненный
doggies-dog-sharik-skill = Перед первым шагом поворачивает карты, которые касаются стартовой комнаты: каждую один раз, бесплатно.
doggies-dog-pluto = Плохиш Плуто
doggies-dog-pluto-skill = Ключ с самого начала: открывает все двери и в конце игры один сундук.
doggies-dog-robin = Робин Гудгёрл
doggies-dog-robin-skill = Перепрыгивает ловушки: для неё это пустые комнаты.

## Квесты
doggies-kind-quest = Квесты
doggies-quest-hunt-efreet = Последнее желание: 2 монеты за каждого ифрита
doggies-quest-hunt-giga-tick = Проверка на клещей: 2 монеты за каждого гигаклеща
doggies-quest-hunt-zombie-squirrel = Мёртвый сезон: 2 монеты за каждую зомби-белку
doggies-quest-hunt-skeledog = Сахарная косточка: 2 монеты за каждого скеледога
doggies-quest-hunt-gelatinous-cat = Как кошка с собакой: 2 монеты за каждого желатинового кота
doggies-quest-hunt-mimic = Сундук с зубами: 2 монеты за каждого мимика
doggies-quest-hunt-cerberus = Три головы – хорошо: 2 монеты за каждого цербера
doggies-quest-hunt-chocolate-golem = Собакам нельзя: 2 монеты за каждого шоколадного голема
doggies-quest-hunt-cat-eye = Не мигай: 2 монеты за каждую котоглазку
doggies-quest-most-sword = Стальная хватка: 5 монет тому, у кого больше всех трофейных мечей
doggies-quest-most-bow = В яблочко: 5 монет тому, у кого больше всех трофейных луков
doggies-quest-most-fire = Огонь в сердце: 5 монет тому, у кого больше всех трофейных огненных шаров

## Зелья
doggies-kind-potion = Зелья
doggies-potion-sword = Зелье силы: один меч
doggies-potion-bow = Зелье ловкости: один лук
doggies-potion-fire = Зелье огня: один огненный шар

## Комнаты
doggies-kind-room = Карты комнат
doggies-sort-monster = Монстр
doggies-sort-monster-rule = Победите его символами атаки и положите лапку – или пройдите мимо и получите урон. Урон за весь путь должен оставаться меньше защиты.
doggies-sort-coins = Монеты
doggies-sort-coins-rule = Лапка – и монеты ваши в конце раунда.
doggies-sort-artefact = Артефакт
doggies-sort-artefact-rule = Лапка – и два трофейных символа атаки ваши, сразу же.
doggies-sort-trap = Ловушка
doggies-sort-trap-rule = Обезвредьте её картой с таким трофеем или зельем: ловушка и карта уйдут из игры, зелье вернётся в запас. Иначе – лапка и минус монета в конце игры.
doggies-sort-vagabond = Бродяга
doggies-sort-vagabond-rule = Лапка – и он с вами до конца игры: два трофея, из которых в бою работает один, или один трофей и дополнительная лапка. В конце игры возьмёт монету.
doggies-sort-chest = Сундук
doggies-sort-chest-rule = Лапка – и сундук ваш. В конце игры он принесёт 4 монеты, если для него есть ключ.
doggies-sort-potion = Комната зелий
doggies-sort-potion-rule = Лапка – и любое зелье из запаса ваше.
doggies-sort-portal = Портал
doggies-sort-portal-rule = Из портала можно шагнуть в любой другой портал.
doggies-sort-start = Стартовая комната
doggies-sort-start-rule = Отсюда начинается каждый путь наружу.
doggies-room-efreet-bow = Ифрит (лук)
doggies-room-efreet-sword = Ифрит (меч)
doggies-room-efreet-fire = Ифрит (огненный шар)
doggies-room-giga-tick-bow = Гигаклещ (лук)
doggies-room-giga-tick-sword = Гигаклещ (меч)
doggies-room-giga-tick-fire = Гигаклещ (огненный шар)
doggies-room-zombie-squirrel-fire = Зомби-белка (огненный шар)
doggies-room-zombie-squirrel-bow = Зомби-белка (лук)
doggies-room-zombie-squirrel-sword = Зомби-белка (меч)
doggies-room-skeledog-fire = Скеледог (огненный шар)
doggies-room-skeledog-sword = Скеледог (меч)
doggies-room-skeledog-bow = Скеледог (лук)
doggies-room-gelatinous-cat-fire = Желатиновый кот (огненный шар)
doggies-room-gelatinous-cat-sword = Желатиновый кот (меч)
doggies-room-gelatinous-cat-bow = Желатиновый кот (лук)
doggies-room-mimic-bow = Мимик (лук)
doggies-room-mimic-sword = Мимик (меч)
doggies-room-mimic-fire = Мимик (огненный шар)
doggies-room-cerberus = Цербер
doggies-room-chocolate-golem = Шоколадный голем
doggies-room-cat-eye = Котоглазка
doggies-room-dragon = Дракон
doggies-room-dragonfly-sword-bow = Стрекоключ: меч и лук
doggies-room-dragonfly-sword-fire = Стрекоключ: меч и огонь
doggies-room-dragonfly-bow-fire = Стрекоключ: лук и огонь
doggies-room-dragonfly-all = Стрекоключ: меч, лук и огонь
doggies-room-coin = Монета
doggies-room-two-coins = Две монеты
doggies-room-two-coins-door = Две монеты за дверью
doggies-room-frisbow = Фрисбострел
doggies-room-magic-collar = Волшейник
doggies-room-excalibark = Куськалибур
doggies-room-trap-sword = Ловушка (меч)
doggies-room-trap-bow = Ловушка (лук)
doggies-room-trap-fire = Ловушка (огненный шар)
doggies-room-vagabond-fire = Бродяга: меч и лук или огненный шар с лапкой
doggies-room-vagabond-bow = Бродяга: меч и огненный шар или лук с лапкой
doggies-room-vagabond-sword = Бродяга: лук и огненный шар или меч с лапкой
doggies-room-chest = Сундук
doggies-room-potion-room = Комната зелий
doggies-room-portal = Портал
doggies-room-start-cross = Стартовая комната (четыре выхода)
doggies-room-start-tee = Стартовая комната (три выхода)

## В терминале
doggies-terminal-turn =
    { $turn ->
        [0] без поворота
        [1] вправо
        [2] вверх ногами
       *[3] влево
    }
doggies-terminal-where = Раунд { $round } из { $rounds } · карт в стопке: { $pile }
doggies-terminal-countdown = Раунд { $round } из { $rounds } · обратный отсчёт: { $pile }
doggies-terminal-letters = МЛОЗК
doggies-terminal-legend = М меч, Л лук, О огонь, З защита, К ключ · ММ›Л: два меча побеждают, трофей лук · ∗ ММЛЛОО · $ монеты · ▒ дверь · * пролом · •2 лапка игрока 2 · × обезврежено · @ вы здесь
doggies-terminal-own = Личный квест
doggies-terminal-shared = Общие квесты
doggies-terminal-supply = Запас зелий
doggies-terminal-head-dog = Пёсик
doggies-terminal-head-paws = Лапки
doggies-terminal-head-attack = Атака
doggies-terminal-head-defence = Защита
doggies-terminal-head-potions = Зелья
doggies-terminal-head-coins = Монеты
doggies-terminal-head-state = Где
doggies-terminal-state =
    { $state ->
        [inside] внутри
        [walking] идёт
        [out] на воле
       *[asleep] спит
    }
doggies-terminal-room =
    { $room ->
        [efreet] Ифрит
        [giga-tick] Клещ
        [zombie-squirrel] Белка
        [skeledog] Скел
        [gelatinous-cat] Кот
        [mimic] Мимик
        [cerberus] Церб
        [chocolate-golem] Голем
        [cat-eye] Глаз
        [dragon] Драк
        [dragonfly] Стрек
        [coins] Клад
        [artefact] Артеф
        [trap] Капк
        [vagabond] Брод
        [chest] Сунд
        [potion] Зелья
        [portal] Порт
       *[start] Старт
    }

## Числа на странице карт
doggies-figure-attack = Атака: { $value }
doggies-figure-defence = Защита: { $value }
doggies-figure-copies = Карт: { $value }
doggies-figure-exits = Выходы: { $value }
doggies-figure-door = Дверь: { $value }
doggies-figure-needs = Нужно: { $value }
doggies-figure-damage = Урон: { $value }
doggies-figure-trophy = Трофей: { $value }
doggies-figure-room-coins = Монеты: { $value }
doggies-value-S = меч
doggies-value-B = лук
doggies-value-F = огненный шар
doggies-value-D = защита
doggies-value-K = ключ
doggies-value-N = север
doggies-value-E = восток
doggies-value-exits-S = юг
doggies-value-W = запад

## Достижения
doggies-achievement-gold-nose = Нюх на золото
doggies-achievement-gold-nose-how = Закончите игру хотя бы с 18 монетами.
doggies-achievement-locksmith = Мастер замков
doggies-achievement-locksmith-how = Достаньте из сундуков хотя бы 8 монет.
doggies-achievement-quester = Хорошая собака
doggies-achievement-quester-how = Получите за задания хотя бы 8 монет.
doggies-achievement-hunter = Охотничья собака
doggies-achievement-hunter-how = Победите пять монстров за одну игру.
doggies-achievement-best-in-show = Чемпион выставки
doggies-achievement-best-in-show-how = Победите без штрафов и ни разу не усните в подземелье.
doggies-achievement-kennel = Вся псарня
doggies-achievement-kennel-how = Доиграйте по игре за каждую собаку.
