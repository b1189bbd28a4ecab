# Подземелья и пёсики

doggies-title = Подземелья и пёсики
doggies-about = Вместе постройте подземелье из комнат, а потом выберитесь из него с добычей: побеждайте монстров, обходите ловушки и метьте комнаты лапками. Побеждает пёсик, который за три раунда вынесет больше всех золота.
doggies-rules =
    Раз в год лучшие пёсики королевства соревнуются в побеге из подземелья. Три раунда подряд вы вместе строите лабиринт и по одному выбираетесь из него – с трофеями, монетами и высоко поднятым хвостом. Побеждает тот, кто вынесет больше всех золота.

    В свой ход сделайте одно из трёх. Исследовать: откройте карту комнаты и приложите её к подземелью так, чтобы хотя бы один её выход совпал с выходом лежащей карты. Выйти: пройдите от стартовой комнаты до любого выхода, ведущего на стол, – каждую комнату не больше одного раза. Лечь спать: раунд для вас закончен, зато лапок до конца игры станет на одну больше.

    Проходя комнату, можно положить на неё лапку – тогда в конце раунда карта ваша. Лапок пять, с добавками – до семи. Комната с чужой лапкой закрыта для всех остальных.

    Монстра побеждают символы атаки: свои, трофейные и зелья. Не можете или не хотите драться – пройдите мимо и получите урон; за весь путь он должен оставаться меньше вашей защиты. Ловушку обезвреживают картой с нужным трофеем или зельем, иначе на неё надо наступить: лапка и минус монета. Бродяга помогает до конца игры, но берёт за это монету. Сундуку нужен ключ, двери – тоже. Порталы соединены между собой.

    Когда первый пёсик вышел, остальным остаётся по четыре карты на каждого, кто ещё внутри. После третьего раунда считают монеты, сундуки с ключами, штрафы и квесты – личный и общие.

## Что спрашивают
doggies-prompt-dog = Выберите пёсика.
doggies-prompt-quest = Выберите личный квест. Второй станет общим.
doggies-prompt-quest-wait = Остальные ещё выбирают личные квесты.
doggies-prompt-turn =
    { $inside ->
        [1] Остались только вы. Исследовать, выйти или лечь спать?
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
        [0] Положить { doggies-spot }
        [1] Положить { doggies-spot }, повернув вправо
        [2] Положить { doggies-spot } вверх ногами
       *[3] Положить { doggies-spot }, повернув влево
    }
doggies-move-turn =
    { $turn ->
        [0] Повернуть карту { doggies-at-side } верхней стороной на север
        [1] Повернуть карту { doggies-at-side } верхней стороной на восток
        [2] Повернуть карту { doggies-at-side } верхней стороной на юг
       *[3] Повернуть карту { doggies-at-side } верхней стороной на запад
    }
doggies-move-step = Шаг { doggies-to-side }
doggies-move-portal = Через портал { doggies-spot }
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
doggies-move-disarm = Обезвредить прежним трофеем: { doggies-held }
doggies-move-spare = Обезвредить трофеем, что лежит { doggies-spot }
doggies-move-pour = Обезвредить зельем

## Что происходит
doggies-event-first = Игру начинает { $who } – с жетоном хорошего пёсика.
doggies-event-first-you = Вы начинаете игру – с жетоном хорошего пёсика.
doggies-event-dog = { $who } играет за { doggies-dog-whom }.
doggies-event-dog-you = Вы играете за { doggies-dog-whom }.
doggies-event-choose = { $who } выбирает пёсика: { doggies-dog }.
doggies-event-choose-you = Вы выбираете пёсика: { doggies-dog }.
doggies-event-keep = { $who } прячет личный квест.
doggies-event-keep-you = Вы прячете личный квест.
doggies-event-share = { $who } открывает общий квест «{ doggies-quest }».
doggies-event-share-you = Вы открываете общий квест «{ doggies-quest }».
doggies-event-potion = { $who } получает { doggies-potion-taken }.
doggies-event-potion-you = Вы получаете { doggies-potion-taken }.
doggies-event-explore = { $who } исследует подземелье и открывает карту «{ doggies-card }».
doggies-event-explore-you = Вы исследуете подземелье и открываете карту «{ doggies-card }».
doggies-event-lay = { $who } кладёт карту «{ doggies-card }» { doggies-where }.
doggies-event-lay-you = Вы кладёте карту «{ doggies-card }» { doggies-where }.
doggies-event-leave = { $who } идёт на выход.
doggies-event-leave-you = Вы идёте на выход.
doggies-event-turn = { $who } одним взглядом поворачивает карту { doggies-at-side } – «{ doggies-card }».
doggies-event-turn-you = Вы одним взглядом поворачиваете карту { doggies-at-side } – «{ doggies-card }».
doggies-event-step = { $who } входит в комнату «{ doggies-card }».
doggies-event-step-you = Вы входите в комнату «{ doggies-card }».
doggies-event-portal = { $who } ныряет в портал и выныривает { doggies-where }: «{ doggies-card }».
doggies-event-portal-you = Вы ныряете в портал и выныриваете { doggies-where }: «{ doggies-card }».
doggies-event-punch =
    { $to ->
        [table] { $who } пробивает проход { doggies-to-side } – и на волю!
       *[room] { $who } пробивает проход { doggies-to-side } и входит в комнату «{ doggies-card }».
    }
doggies-event-punch-you =
    { $to ->
        [table] Вы пробиваете проход { doggies-to-side } – и на волю!
       *[room] Вы пробиваете проход { doggies-to-side } и входите в комнату «{ doggies-card }».
    }
doggies-event-beat =
    { $potions ->
        [none] { $who } побеждает { doggies-monster-whom }.
       *[other] { $who } побеждает { doggies-monster-whom }, выпив { doggies-potions }.
    }
doggies-event-beat-you =
    { $potions ->
        [none] Вы побеждаете { doggies-monster-whom }.
       *[other] Вы побеждаете { doggies-monster-whom }, выпив { doggies-potions }.
    }
doggies-event-smite = { $who } лает так, что своды дрожат, и побеждает { doggies-monster-whom } двумя лапками.
doggies-event-smite-you = Вы лаете так, что своды дрожат, и побеждаете { doggies-monster-whom } двумя лапками.
doggies-event-hurt =
    { $damage ->
        [one] { $who } пробегает мимо { doggies-monster-of } и получает { $damage } урон.
       *[other] { $who } пробегает мимо { doggies-monster-of } и получает { $damage } урона.
    }
doggies-event-hurt-you =
    { $damage ->
        [one] Вы пробегаете мимо { doggies-monster-of } и получаете { $damage } урон.
       *[other] Вы пробегаете мимо { doggies-monster-of } и получаете { $damage } урона.
    }
doggies-event-claim = { $who } кладёт лапку на карту «{ doggies-card }».
doggies-event-claim-you = Вы кладёте лапку на карту «{ doggies-card }».
doggies-event-spring = { $who } попадает в ловушку: лапка и минус монета.
doggies-event-spring-you = Вы попадаете в ловушку: лапка и минус монета.
doggies-event-disarm =
    { $paw ->
        [back] { $who } обезвреживает ловушку картой «{ doggies-tool }». Лапка бродяги возвращается в запас.
        [owed] { $who } обезвреживает ловушку картой «{ doggies-tool }». Перед следующим раундом лапку бродяги придётся вернуть.
       *[none] { $who } обезвреживает ловушку картой «{ doggies-tool }».
    }
doggies-event-disarm-you =
    { $paw ->
        [back] Вы обезвреживаете ловушку картой «{ doggies-tool }». Лапка бродяги возвращается в запас.
        [owed] Вы обезвреживаете ловушку картой «{ doggies-tool }». Перед следующим раундом лапку бродяги придётся вернуть.
       *[none] Вы обезвреживаете ловушку картой «{ doggies-tool }».
    }
doggies-event-pour = { $who } выливает зелье на ловушку, и та больше не щёлкает.
doggies-event-pour-you = Вы выливаете зелье на ловушку, и та больше не щёлкает.
doggies-event-take = { $who } кладёт лапку и берёт { doggies-potion-taken }.
doggies-event-take-you = Вы кладёте лапку и берёте { doggies-potion-taken }.
doggies-event-hire =
    { $side ->
        [pair] { $who } нанимает бродягу с двумя трофеями.
        [single] { $who } нанимает бродягу с трофеем. Запасной лапки уже нет.
       *[paw] { $who } нанимает бродягу с трофеем и лапкой.
    }
doggies-event-hire-you =
    { $side ->
        [pair] Вы нанимаете бродягу с двумя трофеями.
        [single] Вы нанимаете бродягу с трофеем. Запасной лапки уже нет.
       *[paw] Вы нанимаете бродягу с трофеем и лапкой.
    }
doggies-event-out = { $who } выбирается из подземелья и отряхивается.
doggies-event-out-you = Вы выбираетесь из подземелья и отряхиваетесь.
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
doggies-event-sleep-you =
    { $paws ->
        [0] Вы сворачиваетесь клубком и засыпаете.
       *[one] Вы сворачиваетесь клубком, засыпаете и получаете ещё одну лапку.
    }
doggies-event-token = { $who } завершает раунд и получает жетон хорошего пёсика.
doggies-event-token-you = Вы завершаете раунд и получаете жетон хорошего пёсика.
doggies-event-loot =
    { $count ->
        [0] { $who } уходит с пустыми лапами.
        [one] { $who } забирает { $count } карту.
        [few] { $who } забирает { $count } карты.
       *[many] { $who } забирает { $count } карт.
    }
doggies-event-loot-you =
    { $count ->
        [0] Вы уходите с пустыми лапами.
        [one] Вы забираете { $count } карту.
        [few] Вы забираете { $count } карты.
       *[many] Вы забираете { $count } карт.
    }
doggies-event-round = Раунд { $round } окончен.

## Почему нельзя
doggies-why-moment = Сейчас нужно решить другое.
doggies-why-dog = Свободного пёсика с таким именем нет: у всех игроков пёсики разные.
doggies-why-hand = Этого квеста у вас на руке нет: оставьте себе один из своих двух.
doggies-why-out = Ваш пёсик уже снаружи: путь не вернуть.
doggies-why-round-over = Раунд окончен: этот ход уже не вернуть.
doggies-why-shared = Общие квесты уже открыты: выбор не вернуть.
doggies-why-walled-in = Вас замуровали: все пути к выходу закрыты стенами, чужими лапками и обезвреженными ловушками. Исследуйте дальше или ложитесь спать.
doggies-why-too-dear = Даже самый лёгкий путь наружу требует защиты { $need }, а у вас { $defence }.
doggies-why-too-few-paws = Для любого пути наружу не хватает лапок, трофеев или ключа.
doggies-why-countdown = Обратный отсчёт закончился: в этом раунде больше никто не исследует.
doggies-why-pile = Карты комнат закончились.
doggies-why-no-exit = Ни один выход не ведёт на стол: приложить карту не к чему.
doggies-why-taken = Здесь уже лежит карта.
doggies-why-alike = { doggies-card }: у этой карты есть только такие повороты: { $turns }.
doggies-why-turn = В таком повороте ни один выход карты не совпадёт с выходом подземелья.
doggies-why-no-meeting = Карта должна примыкать выходом к выходу лежащей карты. Обезвреженные ловушки и провалы не в счёт.
doggies-why-not-sharik = Карты вокруг стартовой комнаты поворачивает только Шарик.
doggies-why-turn-late = Шарик поворачивает карты только до первого шага.
doggies-why-turn-none = С этой стороны стартовой комнаты карты нет.
doggies-why-turned = Эта карта уже повёрнута, а каждую поворачивают один раз.
doggies-why-turn-closed = Обезвреженные ловушки и провалы не поворачивают.
doggies-why-turn-same = Карта так и лежит.
doggies-why-not-out = Ни один выход этой комнаты не ведёт на стол.
doggies-why-out-door = Выход отсюда заперт: нужен ключ.
doggies-why-no-portal = В этой комнате нет портала.
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
doggies-why-gap = Здесь провал: карта отсюда лежит на ловушке, осталась только лапка ({ $whom }).
doggies-why-paw = В этой комнате уже лежит лапка: { $whom } вас опережает.
doggies-why-trap = Мимо ловушки не пройти: обезвредьте её или положите лапку.
doggies-why-damage = Урон { $damage }, а защиты осталось { $defence }: урон должен быть меньше.
doggies-why-disarm = На этой карте нет символа, который обезвреживает ловушку.
doggies-why-pour = Нет зелья с символом, который обезвреживает ловушку.
doggies-why-not-held = Такой карты с прошлых раундов у вас нет.
doggies-why-not-claimed = Этой карты вы на этом пути не забирали.
doggies-why-no-trap = Здесь нет ловушки.
doggies-why-no-monster = Здесь не с кем сражаться.
doggies-why-other-room = { doggies-card }: в этой комнате делают другое.
doggies-why-supply = Такого зелья в запасе нет.
doggies-why-name-potion = Выберите, какое зелье взять.
doggies-why-hire = У бродяги две стороны: pair – два трофея, paw – трофей и лапка.
doggies-why-not-joan = Так умеет только Жанна Гавк.
doggies-why-proud = { doggies-card }: священным лаем тут никого не пронять.
doggies-why-smite-beaten = Этого монстра Жанна побеждает и без способности.
doggies-why-spare-potions = Зелья здесь не нужны: монстр побеждён и без них.
doggies-why-potion-names = Зелья называют по порядку: sword – сила, bow – ловкость, fire – огонь. Например, sword-sword-bow.
doggies-why-no-potions = Таких зелий у вас нет.
doggies-why-brew-spare = Хватит и меньшего числа зелий.
doggies-why-brew = Этих зелий мало, чтобы победить монстра.
doggies-why-symbols = { doggies-card }: символов атаки не хватает.

## Советы
doggies-reason-in =
    { $value ->
        [100] во всех пробах
       *[other] в { $value } % проб
    }
doggies-reason-in-other =
    { $other ->
        [0] ни в одной
        [100] во всех
       *[other] в { $other } %
    }
doggies-reason-loot = В этом раунде вы выносите хотя бы одну карту { doggies-reason-in }, со вторым по силе ходом – { doggies-reason-in-other }.
doggies-reason-coins = Если считать в конце раунда, монет у вас в среднем { $value } против { $other } со вторым по силе ходом.
doggies-reason-rivals =
    { $seats ->
        [2] У соперника к концу раунда без личного квеста
       *[other] У самого богатого соперника к концу раунда без личных квестов
    } монет в среднем { $value } против { $other } со вторым по силе ходом.
doggies-reason-symbols = Символов на трофеях к концу раунда у вас в среднем { $value } против { $other } со вторым по силе ходом.
doggies-reason-cards = Карт в этом раунде вы выносите в среднем { $value } против { $other } со вторым по силе ходом.

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
doggies-option-potions-help = Без зелий труднее: комнаты зелий остаются, но ничего не дают.

## Слова
doggies-to-side =
    { $side ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }
doggies-where =
    { SIGN($y) ->
        [plus] { SIGN($x) ->
            [plus] к северо-востоку
            [minus] к северо-западу
           *[none] к северу
        }
        [minus] { SIGN($x) ->
            [plus] к юго-востоку
            [minus] к юго-западу
           *[none] к югу
        }
       *[none] { SIGN($x) ->
            [plus] к востоку
           *[minus] к западу
        }
    } от старта
doggies-steps-north =
    { SIGN($y) ->
        [plus] { SIZE($y) } вверх
        [minus] { SIZE($y) } вниз
       *[none] { "" }
    }
doggies-steps-east =
    { SIGN($x) ->
        [plus] { SIZE($x) } вправо
        [minus] { SIZE($x) } влево
       *[none] { "" }
    }
doggies-spot = { doggies-where } ({ LIST(doggies-steps-north, doggies-steps-east, last: ", ") })
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
doggies-achievement-gold-nose-how = Закончите игру с 18 монетами или больше.
doggies-achievement-locksmith = Мастер замков
doggies-achievement-locksmith-how = Достаньте из сундуков 8 монет или больше.
doggies-achievement-quester = Хорошая собака
doggies-achievement-quester-how = Получите за квесты 8 монет или больше.
doggies-achievement-hunter = Охотничья собака
doggies-achievement-hunter-how = Победите пять монстров за одну игру.
doggies-achievement-best-in-show = Чемпион выставки
doggies-achievement-best-in-show-how = Победите без штрафов и ни разу не усните в подземелье.
doggies-achievement-kennel = Вся псарня
doggies-achievement-kennel-how = Доиграйте по игре за каждого пёсика.

## Стол на слух
doggies-told-dog = { $name }{ $dog ->
        [0] {""}
       *[other] {" "}({ $dog })
    } – { doggies-terminal-state }. Лапки { $paws }; атака: { $attack }; защита { $defence }, урон { $damage }; зелья: { $potions }; ключи { $keys }; монеты { $coins }.
doggies-told-symbol =
    { $symbol ->
        [sword] меч
        [bow] лук
       *[fire] огонь
    }
doggies-told-exit = { doggies-to-side }{ $kind ->
        [door] {" "}(дверь)
        [punched] {" "}(пролом)
       *[open] {""}
    }
doggies-told-paws = лапки: { $name }, { $count }
doggies-told-disarmed = ловушка обезврежена
doggies-told-here = здесь { $name }
doggies-told-gap = Закрытое место
doggies-told-drawn = Вытянута карта: { $room }
