chest-title = Сундук приключений

chest-about = Кубики, удача и жадность. Трижды спуститесь в подземелье: побеждайте монстров кубиками отряда, открывайте сундуки и решайте, когда остановиться. Чем глубже, тем больше опыта, но тот, кто сбежал, за уровень не получает ничего.
chest-rules =
    Каждый спускается в подземелье трижды. Вы бросаете семь кубиков отряда, повелитель подземелья – свои: на первом уровне один, на втором два и так далее. Драконьи морды уходят в логово.

    Монстры: победите всех или бегите. Воин побеждает любое число гоблинов, клирик – скелетов, маг – слизней, либо одного монстра другого типа; вор – одного любого, страж – любое число одного типа. Свиток перебрасывает любые кубики, кроме лежащих в логове. Использованные кубики уходят на кладбище.

    Добыча: любой спутник открывает один сундук, вор и страж – сколько угодно; в каждом жетон сокровища. Любой кубик выпивает сколько угодно зелий; каждое возвращает с кладбища кубик выбранной гранью вверх.

    Дракон: просыпается, когда в логове три кубика. Его побеждают три разных спутника; награда – жетон и очко опыта. Иначе придётся бежать.

    Перегруппировка: отдохните и получите столько очков опыта, каков номер уровня, или спускайтесь глубже. Кто бежит, за уровень не получает ничего. С 5 очками опыта герой становится мастером; разовая способность – одна на приключение.

    В конце каждый жетон приносит 1 очко, городской портал – 2, каждая пара драконьих чешуек – ещё 2. Побеждает тот, у кого больше очков, при равенстве – у кого меньше жетонов.

# -- слова, которые выбираются по идентификатору из аргументов ---------------------------------------

chest-word-companion =
    { $companion ->
        [warrior] Воин
        [cleric] Клирик
        [mage] Маг
        [thief] Вор
        [champion] Страж
        [scroll] Свиток
        [sword] Разящий меч
        [talisman] Талисман
        [staff] Жезл силы
        [tools] Воровские инструменты
        [scroll-token] Жетон свитка
        [skeleton-warrior] Скелет-союзник
        [goblin-thief] Гоблин-союзник
        [hero] Герой
       *[other] { $companion }
    }
chest-word-acting =
    { $companion ->
        [hero] Герой
       *[other] { chest-word-companion }
    }
chest-word-monsters =
    { $monster ->
        [goblin] { $count ->
            [one] гоблина
           *[other] { $count } гоблинов
        }
        [skeleton] { $count ->
            [one] скелета
           *[other] { $count } скелетов
        }
       *[ooze] { $count ->
            [one] слизня
           *[other] { $count } слизней
        }
    }
chest-word-monster =
    { $monster ->
        [goblin] гоблин
        [skeleton] скелет
       *[ooze] слизень
    }
chest-word-face =
    { $face ->
        [warrior] воина
        [cleric] клирика
        [mage] мага
        [thief] вора
        [champion] стража
       *[scroll] свиток
    }
chest-word-token =
    { $token ->
        [sword] разящий меч
        [talisman] талисман
        [staff] жезл силы
        [tools] воровские инструменты
        [scroll-token] жетон свитка
        [ring] кольцо невидимости
        [scale] драконья чешуйка
        [elixir] эликсир
        [bait] приманка для дракона
       *[portal] городской портал
    }
chest-word-token-taken =
    { $token ->
        [scale] драконью чешуйку
        [bait] приманку для дракона
       *[other] { chest-word-token }
    }
chest-word-title =
    { $title ->
        [spellsword] Заклинатель меча
        [battlemage] Боевой маг
        [mercenary] Наёмник
        [commander] Полководец
        [occultist] Оккультист
        [necromancer] Некромант
        [knight] Рыцарь
        [dragon-slayer] Убийца драконов
        [minstrel] Менестрель
        [bard] Бард
        [crusader] Крестоносец
        [paladin] Паладин
        [half-goblin] Полугоблин
        [chieftain] Вождь
        [enchantress] Волшебница
       *[beguiler] Чародейка
    }
chest-word-target =
    { $target ->
        [goblin] гоблинов
        [skeleton] скелетов
        [ooze] слизней
        [chest] сундуков
       *[potion] зелий
    }
chest-word-one-target =
    { $target ->
        [goblin] одного гоблина
        [skeleton] одного скелета
        [ooze] одного слизня
        [chest] один сундук
       *[potion] одно зелье
    }
chest-word-die =
    { $die ->
        [warrior] воин
        [cleric] клирик
        [mage] маг
        [thief] вор
        [champion] страж
        [scroll] свиток
        [goblin] гоблин
        [skeleton] скелет
        [ooze] слизень
        [chest] сундук
       *[potion] зелье
    }
chest-some-warrior =
    { $warrior ->
        [0] { "" }
        [one] воин
        [few] { $warrior } воина
       *[other] { $warrior } воинов
    }
chest-some-cleric =
    { $cleric ->
        [0] { "" }
        [one] клирик
        [few] { $cleric } клирика
       *[other] { $cleric } клириков
    }
chest-some-mage =
    { $mage ->
        [0] { "" }
        [one] маг
        [few] { $mage } мага
       *[other] { $mage } магов
    }
chest-some-thief =
    { $thief ->
        [0] { "" }
        [one] вор
        [few] { $thief } вора
       *[other] { $thief } воров
    }
chest-some-champion =
    { $champion ->
        [0] { "" }
        [one] страж
        [few] { $champion } стража
       *[other] { $champion } стражей
    }
chest-some-scroll =
    { $scroll ->
        [0] { "" }
        [one] свиток
        [few] { $scroll } свитка
       *[other] { $scroll } свитков
    }
chest-word-party = { LIST(chest-some-warrior, chest-some-cleric, chest-some-mage, chest-some-thief, chest-some-champion, chest-some-scroll, last: " и ") }
chest-some-goblin =
    { $goblin ->
        [0] { "" }
        [one] гоблин
        [few] { $goblin } гоблина
       *[other] { $goblin } гоблинов
    }
chest-some-skeleton =
    { $skeleton ->
        [0] { "" }
        [one] скелет
        [few] { $skeleton } скелета
       *[other] { $skeleton } скелетов
    }
chest-some-ooze =
    { $ooze ->
        [0] { "" }
        [one] слизень
        [few] { $ooze } слизня
       *[other] { $ooze } слизней
    }
chest-some-chest =
    { $chest ->
        [0] { "" }
        [one] сундук
        [few] { $chest } сундука
       *[other] { $chest } сундуков
    }
chest-some-potion =
    { $potion ->
        [0] { "" }
        [one] зелье
        [few] { $potion } зелья
       *[other] { $potion } зелий
    }
chest-some-dragon =
    { $dragon ->
        [0] { "" }
        [one] дракон
        [few] { $dragon } дракона
       *[other] { $dragon } драконов
    }
chest-word-dungeon = { LIST(chest-some-goblin, chest-some-skeleton, chest-some-ooze, chest-some-chest, chest-some-potion, chest-some-dragon, last: " и ") }

# -- что спрашивается --------------------------------------------------------------------------------

chest-prompt-formation = Кубики отряда брошены. Любые из них можно один раз перебросить.
chest-prompt-monsters = Уровень { $level }: победите монстров кубиками отряда или бегите.
chest-prompt-cleared = Уровень { $level }: монстров нет. Идите дальше, когда будете готовы.
chest-prompt-loot = Уровень { $level }: открывайте сундуки, пейте зелья или идите дальше.
chest-way-fight =
    { $fight ->
        [0] { "" }
       *[other] выставить против него { $needed } разных спутников
    }
chest-way-ring =
    { $ring ->
        [0] { "" }
       *[other] опустошить логово кольцом
    }
chest-way-ultimate =
    { $ultimate ->
        [0] { "" }
       *[other] применить разовую способность героя
    }
chest-way-scroll =
    { $scroll ->
        [0] { "" }
       *[other] прочесть свиток
    }
chest-way-elixir =
    { $elixir ->
        [0] { "" }
       *[other] вернуть кубик эликсиром
    }
chest-way-portal =
    { $portal ->
        [0] { "" }
       *[other] уйти через портал
    }
chest-way-flee = бежать
chest-prompt-dragon =
    { $fight ->
        [0] Дракон проснулся, а разных спутников меньше { $needed }. Остаётся { LIST(chest-way-ring, chest-way-ultimate, chest-way-scroll, chest-way-elixir, chest-way-portal, chest-way-flee, last: " или ") }.
       *[other] Дракон проснулся! Можно { LIST(chest-way-fight, chest-way-ring, chest-way-ultimate, chest-way-scroll, chest-way-elixir, chest-way-portal, chest-way-flee, last: " или ") }.
    }
chest-prompt-regroup =
    { $level ->
        [one] Уровень { $level } пройден. Отдохнуть и получить { $level } очко опыта или спуститься глубже?
        [few] Уровень { $level } пройден. Отдохнуть и получить { $level } очка опыта или спуститься глубже?
       *[many] Уровень { $level } пройден. Отдохнуть и получить { $level } очков опыта или спуститься глубже?
    }
chest-prompt-over = Игра окончена.
chest-prompt-wait = { $who } сейчас на уровне { $level }.
chest-prompt-task-reroll =
    { $picked ->
        [0] Выберите кубики для переброса.
        [one] Выбран { $picked } кубик. Добавить ещё или бросать?
        [few] Выбраны { $picked } кубика. Добавить ещё или бросать?
       *[other] Выбрано { $picked } кубиков. Добавить ещё или бросать?
    }
chest-prompt-task-revive =
    { $left ->
        [one] С кладбища возвращается кубик. Какой гранью вверх?
        [few] С кладбища возвращаются { $left } кубика. Какой гранью вверх следующий?
       *[other] С кладбища возвращается { $left } кубиков. Какой гранью вверх следующий?
    }
chest-prompt-task-dragon =
    { $left ->
        [one] Против дракона нужен ещё один спутник!
        [few] Против дракона нужны ещё { $left } спутника!
       *[other] Против дракона нужно ещё { $left } спутников!
    }
chest-prompt-task-strike =
    { $left ->
        [one] Можно победить ещё одного монстра любого типа.
       *[other] Победите до { $left } монстров любых типов.
    }
chest-prompt-task-charm =
    { $left ->
        [one] Какой монстр пойдёт на зелье?
       *[other] Превратите до { $left } монстров в одно зелье.
    }

# -- ходы --------------------------------------------------------------------------------------------

chest-move-fight = { chest-word-companion }: победить { chest-word-monsters }
chest-move-open =
    { chest-word-companion }: открыть { $count ->
        [one] сундук
        [few] { $count } сундука
       *[other] { $count } сундуков
    }
chest-move-drink =
    { chest-word-companion }: выпить { $count ->
        [one] зелье
        [few] { $count } зелья
       *[other] { $count } зелий
    }
chest-move-slay = { chest-word-companion }: против дракона
chest-move-scroll = Прочитать свиток: перебросить кубики
chest-move-scroll-token = Прочитать жетон свитка: перебросить кубики
chest-move-reroll = Перебросить: { chest-word-die }
chest-move-roll = Бросить
chest-move-keep = Оставить отряд как есть
chest-move-revive = Вернуть { chest-word-face }
chest-move-ultimate = Применить разовую способность
chest-move-summon =
    { $count ->
        [one] Разовая способность: переманить монстра
       *[other] Разовая способность: переманить { $count } монстров
    }
chest-move-pay = Разовая способность: отдать { chest-word-token-taken }
chest-move-strike = Победить ещё одного: { chest-word-monster }
chest-move-charm = Зачаровать: { chest-word-monster }
chest-move-enough = Достаточно
chest-move-use = Использовать { chest-word-token-taken }
chest-move-proceed = Дальше
chest-move-flee = Бежать из подземелья
chest-move-rest = Отдохнуть в таверне
chest-move-descend = Спуститься глубже

# -- события -----------------------------------------------------------------------------------------

chest-event-hero =
    { $who } играет за героя: { $hero ->
        [spellsword] { chest-hero-spellsword }
        [mercenary] { chest-hero-mercenary }
        [occultist] { chest-hero-occultist }
        [knight] { chest-hero-knight }
        [minstrel] { chest-hero-minstrel }
        [crusader] { chest-hero-crusader }
        [half-goblin] { chest-hero-half-goblin }
       *[enchantress] { chest-hero-enchantress }
    }.
chest-event-hero-you =
    Вы играете за героя: { $hero ->
        [spellsword] { chest-hero-spellsword }
        [mercenary] { chest-hero-mercenary }
        [occultist] { chest-hero-occultist }
        [knight] { chest-hero-knight }
        [minstrel] { chest-hero-minstrel }
        [crusader] { chest-hero-crusader }
        [half-goblin] { chest-hero-half-goblin }
       *[enchantress] { chest-hero-enchantress }
    }.
chest-event-adventure = { $who } отправляется в подземелье: приключение { $number } из { $of }.
chest-event-adventure-you = Вы отправляетесь в подземелье: приключение { $number } из { $of }.
chest-event-party = На кубиках отряда – { chest-word-party }.
chest-event-formed = { $who } собирает отряд: { chest-word-party }.
chest-event-formed-you = Вы собираете отряд: { chest-word-party }.
chest-event-level =
    { $who } на уровне { $level }: { $party ->
        [0] кубиков в отряде не осталось.
        [one] в отряде { $party } кубик.
        [few] в отряде { $party } кубика.
       *[other] в отряде { $party } кубиков.
    }
chest-event-level-you =
    Вы на уровне { $level }: { $party ->
        [0] кубиков в отряде не осталось.
        [one] в отряде { $party } кубик.
        [few] в отряде { $party } кубика.
       *[other] в отряде { $party } кубиков.
    }
chest-event-dungeon = На кубиках подземелья – { chest-word-dungeon }.
chest-event-beaten = { chest-word-acting } побеждает { chest-word-monsters }.
chest-event-opened =
    { chest-word-acting } { $companion ->
        [tools] открывают
       *[other] открывает
    } { $count ->
        [one] сундук
        [few] { $count } сундука
       *[other] { $count } сундуков
    }.
chest-event-drank =
    { chest-word-acting } { $companion ->
        [tools] уходят на
        [scroll] уходит на
        [scroll-token] уходит на
        [sword] уходит на
        [talisman] уходит на
        [staff] уходит на
       *[other] пьёт
    } { $count ->
        [one] зелье
        [few] { $count } зелья
       *[other] { $count } зелий
    }.
chest-event-revived =
    С кладбища возвращается { $face ->
        [warrior] воин
        [cleric] клирик
        [mage] маг
        [thief] вор
        [champion] страж
       *[scroll] свиток
    }.
chest-event-struck =
    { $monster ->
        [goblin] Гоблин повержен.
        [skeleton] Скелет повержен.
       *[ooze] Слизень повержен.
    }
chest-event-treasure = { $who } находит { chest-word-token-taken }.
chest-event-treasure-you = Вы находите { chest-word-token-taken }.
chest-event-no-treasure = Сундук с сокровищами пуст: { $who } получает опыт взамен.
chest-event-no-treasure-you = Сундук с сокровищами пуст: вы получаете опыт взамен.
chest-event-scroll =
    { $who } читает { $companion ->
        [scroll] свиток
       *[scroll-token] жетон свитка
    }.
chest-event-scroll-you =
    Вы читаете { $companion ->
        [scroll] свиток
       *[scroll-token] жетон свитка
    }.
chest-event-ultimate =
    { $who } применяет разовую способность героя ({ chest-word-title }): { $ultimate ->
        [companion] герой сам вступает в бой!
        [fury] мистическая ярость не оставляет ничего ни на уровне, ни в логове.
        [strike] точный удар!
        [reroll] новый приказ – и кубики бросают снова.
        [summon] вчерашний враг становится союзником.
        [cry] боевой клич обращает всех монстров в драконов.
        [ballad] баллада усыпляет дракона, и логово пустеет.
        [intervention] божественное вмешательство!
       *[charm] чары – врагов меньше, зелий больше.
    }
chest-event-ultimate-you =
    Вы применяете разовую способность героя ({ chest-word-title }): { $ultimate ->
        [companion] герой сам вступает в бой!
        [fury] мистическая ярость не оставляет ничего ни на уровне, ни в логове.
        [strike] точный удар!
        [reroll] новый приказ – и кубики бросают снова.
        [summon] вчерашний враг становится союзником.
        [cry] боевой клич обращает всех монстров в драконов.
        [ballad] баллада усыпляет дракона, и логово пустеет.
        [intervention] божественное вмешательство!
       *[charm] чары – врагов меньше, зелий больше.
    }
chest-event-summoned =
    { $companion ->
        [skeleton-warrior] { $count ->
            [one] Скелет сражается как воин
           *[other] { $count } скелета сражаются как воины
        }
       *[goblin-thief] { $count ->
            [one] Гоблин помогает как вор
           *[other] { $count } гоблина помогают как воры
        }
    } до ближайшей перегруппировки.
chest-event-charmed =
    { $monster ->
        [goblin] Гоблин идёт на зелье.
        [skeleton] Скелет идёт на зелье.
       *[ooze] Слизень идёт на зелье.
    }
chest-event-paid = { $who } отдаёт { chest-word-token-taken }.
chest-event-paid-you = Вы отдаёте { chest-word-token-taken }.
chest-event-used =
    { $who } использует { $token ->
        [ring] кольцо невидимости: логово пустеет.
        [elixir] эликсир: кубик возвращается с кладбища.
        [bait] приманку: кубики превращаются в драконов.
       *[portal] городской портал и покидает уровень { $level }.
    }
chest-event-used-you =
    Вы используете { $token ->
        [ring] кольцо невидимости: логово пустеет.
        [elixir] эликсир: кубик возвращается с кладбища.
        [bait] приманку: кубики превращаются в драконов.
       *[portal] городской портал и покидаете уровень { $level }.
    }
chest-event-dragon-wakes =
    { $count ->
        [one] В логове { $count } кубик: дракон просыпается!
        [few] В логове { $count } кубика: дракон просыпается!
       *[other] В логове { $count } кубиков: дракон просыпается!
    }
chest-event-against =
    { chest-word-acting } { $companion ->
        [tools] идут
       *[other] идёт
    } на дракона!
chest-event-dragon-beaten = { $who } побеждает дракона!
chest-event-dragon-beaten-you = Вы побеждаете дракона!
chest-event-cleared = Уровень { $level } пройден.
chest-event-rested =
    { $level ->
        [10] { $who } проходит всё подземелье – живая легенда!
       *[other] { $who } отдыхает в таверне после уровня { $level }.
    }
chest-event-rested-you =
    { $level ->
        [10] Вы проходите всё подземелье – живая легенда!
       *[other] Вы отдыхаете в таверне после уровня { $level }.
    }
chest-event-fled = { $who } бежит с уровня { $level } и ничего за него не получает.
chest-event-fled-you = Вы бежите с уровня { $level } и ничего за него не получаете.
chest-event-experience =
    { $count ->
        [one] { $who } получает { $count } очко опыта.
        [few] { $who } получает { $count } очка опыта.
       *[many] { $who } получает { $count } очков опыта.
    }
chest-event-experience-you =
    { $count ->
        [one] Вы получаете { $count } очко опыта.
        [few] Вы получаете { $count } очка опыта.
       *[many] Вы получаете { $count } очков опыта.
    }
chest-event-master = { $who } становится мастером: { chest-word-title }!
chest-event-master-you = Вы становитесь мастером: { chest-word-title }!
chest-event-over = Все приключения позади.

# -- почему нельзя -----------------------------------------------------------------------------------

chest-why-unknown = В этой игре нет такого: «{ $word }».
chest-why-wrong-kind =
    { $kind ->
        [companion] «{ $word }» – не спутник.
        [monster] «{ $word }» – не монстр.
        [die] «{ $word }» – не грань кубика.
        [face] «{ $word }» – не грань кубика отряда.
       *[token] «{ $word }» – не жетон сокровища.
    }
chest-why-at-least-one = Нужен хотя бы один.
chest-why-task =
    { $task ->
        [formation] Отряд ещё собирается: сначала перебросьте кубики или оставьте все как есть.
        [reroll] Переброс уже начат: выберите кубики и бросьте их или отмените переброс.
        [revive] Сначала выберите грани кубиков, которые возвращаются.
        [dragon] Бой с драконом уже начат: выставьте спутников или отмените выбор.
        [strike] Сначала назовите монстра, который падёт.
        [strike-more] Сначала назовите ещё одного монстра или скажите «достаточно».
        [charm] Сначала назовите, кого зачаровать.
       *[charm-more] Сначала назовите, кого ещё зачаровать, или скажите «достаточно».
    }
chest-why-no-task = Сейчас такой шаг ни к чему не относится.
chest-why-phase-over =
    { $target ->
        [chest] { $early ->
            [0] Сундуки открывают в фазе добычи.
           *[1] С этим героем сундуки открывают в фазах монстров и добычи.
        }
        [potion] { $early ->
            [0] Зелья пьют в фазе добычи.
           *[1] С этим героем зелья пьют в фазах монстров и добычи.
        }
       *[other] С монстрами сражаются в фазе монстров.
    }
chest-why-loot-later = До сундуков и зелий дело дойдёт после фазы монстров.
chest-why-no-companion =
    { $companion ->
        [hero] Сейчас герой не сражается сам.
       *[other] Среди доступных такого нет: { chest-word-companion }.
    }
chest-why-no-monsters = На этом уровне нет монстров.
chest-why-no-target =
    { $count ->
        [0] На этом уровне нет { chest-word-target }.
       *[other] На этом уровне { chest-word-target } всего { $count }.
    }
chest-why-scroll-serves-not = Свиток – не спутник: им перебрасывают кубики или пьют зелья.
chest-why-graveyard =
    { $count ->
        [0] На кладбище пусто, возвращать некого.
        [one] На каждое зелье нужен кубик на кладбище; выпить можно { $count } зелье.
        [few] На каждое зелье нужен кубик на кладбище; выпить можно { $count } зелья.
       *[other] На каждое зелье нужен кубик на кладбище; выпить можно { $count } зелий.
    }
chest-why-only-one = { chest-word-companion }: только { chest-word-one-target }.
chest-why-dragon-phase =
    { $count ->
        [one] Дракон спит: его разбудит { $count } кубик в логове.
        [few] Дракон спит: его разбудят { $count } кубика в логове.
       *[other] Дракон спит: его разбудят { $count } кубиков в логове.
    }
chest-why-dragon-stirs = Дракон ещё только просыпается: с ним сражаются после добычи.
chest-why-dragon-sent = Уже против дракона: { chest-word-companion }. Других таких нет.
chest-why-dragon-needs =
    { $count ->
        [one] Дракона побеждает { $count } спутник, а его нет.
        [few] Дракона побеждают { $count } разных спутника, а столько у вас нет.
       *[other] Дракона побеждают { $count } разных спутников, а столько у вас нет.
    }
chest-why-dragon-twice = Против дракона нужны разные типы спутников, а такой уже есть: { chest-word-companion }.
chest-why-scroll-phase =
    { $phase ->
        [regroup] При перегруппировке свитков не читают.
       *[other] Свитки читают в фазе монстров.
    }
chest-why-no-dice = Нет кубиков, которые можно перебросить.
chest-why-pick-first = Сначала выберите хотя бы один кубик.
chest-why-keep-formation = Оставить всё как есть можно только при сборе отряда: начатый переброс меняет хотя бы один кубик.
chest-why-keep-unpicked = Кубики уже выбраны: бросьте их или отмените выбор.
chest-why-lair-stays = Драконьи морды в логове не перебрасывают.
chest-why-pick-order = Кубики выбирают по порядку, сначала отряд: отмените выбор и начните с этого кубика.
chest-why-no-die = Такого кубика для выбора не осталось: { chest-word-die }.
chest-why-no-hero = В этой игре нет героев.
chest-why-exhausted = Герой уже применил разовую способность: она одна на приключение.
chest-why-ultimate-phase = Разовые способности применяют в фазах монстров, добычи и дракона.
chest-why-other-ultimate =
    { $ultimate ->
        [summon] Этот герой переманивает монстров: укажите, скольких.
        [intervention] За способность этого героя отдают жетон: укажите какой.
       *[other] У этого героя другая разовая способность.
    }
chest-why-name-one = Разовая способность уже начата: назовите хотя бы одного монстра.
chest-why-summon-most =
    { $count ->
        [one] Переманить можно только одного.
       *[other] Переманить можно не больше { $count }.
    }
chest-why-ultimate-idle = Сейчас разовая способность ничего не изменит.
chest-why-no-token = У вас нет такого жетона: { chest-word-token }.
chest-why-bait-phase = Приманку используют в фазе монстров.
chest-why-bait-idle = Приманке нечего превращать.
chest-why-ring-idle = Логово и так пусто.
chest-why-token-serves = Этот жетон заменяет кубик отряда ({ chest-word-token }): используйте его вместо кубика.
chest-why-scale-waits = Драконьи чешуйки приносят очки в конце игры.
chest-why-flee-safe = Бежать не от кого: монстров нет, дракон спит.
chest-why-flee-stirs = Дракон ещё только просыпается и выйдет после добычи: бежать от него можно тогда, не раньше.
chest-why-monsters-left =
    { $count ->
        [one] Остался { $count } монстр: победите его или бегите.
        [few] Остались { $count } монстра: победите их или бегите.
       *[other] Осталось { $count } монстров: победите их или бегите.
    }
chest-why-dragon-awake = Дракон не спит: победите его или бегите.
chest-why-not-yet = Сначала дойдите до перегруппировки: там отдыхают или спускаются глубже.
chest-why-regrouped = При перегруппировке отдыхают или спускаются глубже.

# -- виды карт ---------------------------------------------------------------------------------------

chest-kind-party = Кубики отряда
chest-kind-dungeon = Кубики подземелья
chest-kind-token = Жетоны сокровищ
chest-kind-companion = Временные спутники
chest-kind-hero = Герои
chest-kind-side = Карты героев, обе стороны
chest-kind-rank = Звания одиночной игры
chest-kind-achievement = Достижения

# -- что есть в игре ---------------------------------------------------------------------------------

chest-face-warrior = Воин
chest-face-warrior-rule = Побеждает любое число гоблинов или одного другого монстра. Открывает один сундук.
chest-face-cleric = Клирик
chest-face-cleric-rule = Побеждает любое число скелетов или одного другого монстра. Открывает один сундук.
chest-face-mage = Маг
chest-face-mage-rule = Побеждает любое число слизней или одного другого монстра. Открывает один сундук.
chest-face-thief = Вор
chest-face-thief-rule = Побеждает одного монстра. Открывает любое число сундуков.
chest-face-champion = Страж
chest-face-champion-rule = Побеждает любое число монстров одного типа. Открывает любое число сундуков.
chest-face-scroll = Свиток
chest-face-scroll-rule = Перебрасывает любые кубики отряда и подземелья, кроме лежащих в логове. Может выпить зелья, но спутником не считается.
chest-face-goblin = Гоблин
chest-face-goblin-rule = Монстр. Воин побеждает любое их число.
chest-face-skeleton = Скелет
chest-face-skeleton-rule = Монстр. Клирик побеждает любое их число.
chest-face-ooze = Слизень
chest-face-ooze-rule = Монстр. Маг побеждает любое их число.
chest-face-chest = Сундук
chest-face-chest-rule = В нём жетон сокровища. Любой спутник открывает один, вор или страж – сколько угодно.
chest-face-potion = Зелье
chest-face-potion-rule = Любой кубик отряда выпивает сколько угодно зелий; каждое возвращает с кладбища кубик выбранной гранью вверх.
chest-face-dragon = Драконья морда
chest-face-dragon-rule = Лежит в логове. Три таких будят дракона: его побеждают три разных спутника, награда – жетон и очко опыта.

chest-token-sword = Разящий меч
chest-token-sword-rule = Служит воином.
chest-token-talisman = Талисман
chest-token-talisman-rule = Служит клириком.
chest-token-staff = Жезл силы
chest-token-staff-rule = Служит магом.
chest-token-tools = Воровские инструменты
chest-token-tools-rule = Служат вором.
chest-token-scroll-token = Свиток
chest-token-scroll-token-rule = Служит свитком.
chest-token-ring = Кольцо невидимости
chest-token-ring-rule = Опустошает логово. Это не победа над драконом: ни жетона, ни опыта.
chest-token-scale = Драконья чешуйка
chest-token-scale-rule = Каждая пара приносит в конце ещё 2 очка.
chest-token-elixir = Эликсир
chest-token-elixir-rule = Возвращает с кладбища один кубик выбранной гранью вверх.
chest-token-bait = Приманка для дракона
chest-token-bait-rule = В фазе монстров: все кубики уровня становятся драконьими мордами и уходят в логово.
chest-token-portal = Городской портал
chest-token-portal-rule = В любой момент покиньте подземелье с опытом за текущий уровень. Неиспользованный приносит в конце 2 очка.

chest-companion-skeleton-warrior = Скелет-союзник
chest-companion-skeleton-warrior-rule = Служит воином до ближайшей перегруппировки.
chest-companion-goblin-thief = Гоблин-союзник
chest-companion-goblin-thief-rule = Служит вором до ближайшей перегруппировки.
chest-companion-hero = Герой в бою
chest-companion-hero-rule = Один раз служит любым из двух спутников своего навыка, пока не кончится приключение.

chest-hero-spellsword = Заклинатель меча
chest-hero-spellsword-skill = Воины считаются и магами, маги – и воинами.
chest-hero-spellsword-ultimate = Колдовской клинок: герой служит воином или магом.
chest-hero-battlemage = Боевой маг
chest-hero-battlemage-skill = Воины считаются и магами, маги – и воинами.
chest-hero-battlemage-ultimate = Мистическая ярость: уберите всех монстров, сундуки, зелья и кубики логова, без всякой награды.
chest-hero-mercenary = Наёмник
chest-hero-mercenary-skill = Собрав отряд, можно один раз перебросить любые его кубики.
chest-hero-mercenary-ultimate = Точный удар: победите до 2 монстров любых типов.
chest-hero-commander = Полководец
chest-hero-commander-skill = Воин побеждает ещё одного монстра любого типа.
chest-hero-commander-ultimate = Приказ: перебросьте любые кубики отряда и подземелья, кроме лежащих в логове.
chest-hero-occultist = Оккультист
chest-hero-occultist-skill = Клирики считаются и магами, маги – и клириками.
chest-hero-occultist-ultimate = Поднять мертвеца: скелет служит воином до ближайшей перегруппировки.
chest-hero-necromancer = Некромант
chest-hero-necromancer-skill = Клирики считаются и магами, маги – и клириками.
chest-hero-necromancer-ultimate = Власть над мёртвыми: до 2 скелетов служат воинами до ближайшей перегруппировки.
chest-hero-knight = Рыцарь
chest-hero-knight-skill = При сборе отряда все свитки становятся стражами.
chest-hero-knight-ultimate = Боевой клич: все монстры становятся драконьими мордами и уходят в логово.
chest-hero-dragon-slayer = Убийца драконов
chest-hero-dragon-slayer-skill = При сборе отряда все свитки становятся стражами. Для победы над драконом хватает 2 разных спутников.
chest-hero-dragon-slayer-ultimate = Боевой клич: все монстры становятся драконьими мордами и уходят в логово.
chest-hero-minstrel = Менестрель
chest-hero-minstrel-skill = Воры считаются и магами, маги – и ворами.
chest-hero-minstrel-ultimate = Баллада: логово пустеет, без награды.
chest-hero-bard = Бард
chest-hero-bard-skill = Воры считаются и магами, маги – и ворами. Страж побеждает ещё одного монстра любого типа.
chest-hero-bard-ultimate = Баллада: логово пустеет, без награды.
chest-hero-crusader = Крестоносец
chest-hero-crusader-skill = Воины считаются и клириками, клирики – и воинами.
chest-hero-crusader-ultimate = Святой удар: герой служит воином или клириком.
chest-hero-paladin = Паладин
chest-hero-paladin-skill = Воины считаются и клириками, клирики – и воинами.
chest-hero-paladin-ultimate = Божественное вмешательство: отдайте жетон – все монстры побеждены, сундуки открыты, зелья выпиты, логово пусто (за дракона награды нет).
chest-hero-half-goblin = Полугоблин
chest-hero-half-goblin-skill = Открывать сундуки и пить зелья можно и в фазе монстров.
chest-hero-half-goblin-ultimate = Уговоры: гоблин служит вором до ближайшей перегруппировки.
chest-hero-chieftain = Вождь
chest-hero-chieftain-skill = Открывать сундуки и пить зелья можно и в фазе монстров.
chest-hero-chieftain-ultimate = Зов племени: до 2 гоблинов служат ворами до ближайшей перегруппировки.
chest-hero-enchantress = Волшебница
chest-hero-enchantress-skill = Свиток служит любым спутником.
chest-hero-enchantress-ultimate = Очарование: один монстр становится зельем.
chest-hero-beguiler = Чародейка
chest-hero-beguiler-skill = Свиток служит любым спутником.
chest-hero-beguiler-ultimate = Гипноз: до 2 монстров становятся одним зельем.

# -- настройки, счёт, звания -------------------------------------------------------------------------

chest-option-heroes = Герои
chest-option-heroes-help = Раздать случайно, дать всем одного и того же героя или выбрать самим.
chest-option-heroless = Без героев
chest-option-heroless-help = Карт героев ни у кого нет: ни навыков, ни разовых способностей.
chest-option-first = Первый приключенец
chest-option-first-help = Кто начинает. Если не выбрать, решит жребий.
chest-option-scrolls_anywhere = Свитки в других фазах
chest-option-scrolls_anywhere-help = Свитки можно читать и в фазе добычи, а для кубиков отряда – и в фазе дракона.
chest-option-bait_monsters_only = Приманка только для монстров
chest-option-bait_monsters_only-help = Приманка не трогает сундуки и зелья, как в английском издании.

chest-part-xp = Опыт
chest-part-tokens = Жетоны сокровищ
chest-part-portals = Городские порталы
chest-part-scales = Пары драконьих чешуек
chest-tie-tokens = меньше жетонов сокровищ

chest-rank-breakfast = Драконий завтрак
chest-rank-village-guard = Сельский заступник
chest-rank-adventurer = Бывалый приключенец
chest-rank-defender = Защитник
chest-rank-legend = Легендарный герой

chest-achievement-dragon-killer = Убийца драконов
chest-achievement-dragon-killer-how = Победить двух драконов за одно приключение.
chest-achievement-dragon-tamer = Укротитель драконов
chest-achievement-dragon-tamer-how = Победить трёх драконов за одно приключение.
chest-achievement-odds = Не говори о шансах!
chest-achievement-odds-how = Пережить уровень, на котором разом брошены семь кубиков подземелья.
chest-achievement-last-stand = Стоять насмерть
chest-achievement-last-stand-how = Войти на уровень с одним доступным кубиком отряда или вовсе без них и победить там дракона.
chest-achievement-cheater = Читер
chest-achievement-cheater-how = Собрать отряд, в котором пять стражей или больше.
chest-achievement-bottomless-bag = Бездонный мешок
chest-achievement-bottomless-bag-how = Получить в конце игры 15 очков или больше за жетоны.
chest-achievement-conqueror = Покоритель подземелья
chest-achievement-conqueror-how = Закончить приключение на уровне 10.
chest-achievement-clean-twenty = Чистая двадцатка
chest-achievement-clean-twenty-how = Набрать 20 очков или больше без героя.
chest-achievement-critical-hit = Критическое попадание
chest-achievement-critical-hit-how = Пройти уровень 5 или глубже, не потратив там ни одного спутника и обойдясь без разовой способности паладина или боевого мага.
chest-achievement-guild-head = Глава гильдии
chest-achievement-guild-head-how = Доиграть до конца игру за каждого из героев.
chest-achievement-magic-whirl = Магический вихрь
chest-achievement-magic-whirl-how = Набрать 20 очков или больше, не использовав ни одного жетона сокровищ.
chest-achievement-lure = Приманка для дракона
chest-achievement-lure-how = Выбросить за один раз три драконьи морды или больше.

## Числа на странице карт
chest-figure-count = Жетонов в запасе: { $value }
chest-figure-master = Мастер: { $value }
chest-figure-master_at =
    { $value ->
        [one] становится мастером с { $value } очком опыта
       *[other] становится мастером с { $value } очками опыта
    }
chest-figure-rank-points =
    { $value ->
        [one] От { $value } очка
       *[other] От { $value } очков
    }

# -- почему этот ход лучший --------------------------------------------------------------------------------------------
chest-reason-in =
    { $value ->
        [100] во всех пробах
       *[other] в { $value } % проб
    }
chest-reason-in-other =
    { $other ->
        [0] ни в одной
        [100] во всех
       *[other] в { $other } %
    }
chest-reason-who =
    { $companion ->
        [warrior] воин
        [cleric] клирик
        [mage] маг
        [thief] вор
        [champion] страж
        [scroll] свиток
        [sword] разящий меч
        [talisman] талисман
        [staff] жезл силы
        [tools] набор воровских инструментов
        [scroll-token] жетон свитка
        [skeleton-warrior] скелет-союзник
        [goblin-thief] гоблин-союзник
       *[hero] герой
    }
chest-reason-spent =
    { $other ->
        [scroll] свиток
        [sword] разящий меч
        [talisman] талисман
        [staff] жезл силы
        [tools] воровские инструменты
        [scroll-token] жетон свитка
        [ring] кольцо невидимости
        [elixir] эликсир
        [bait] приманку для дракона
       *[portal] городской портал
    }
chest-reason-face =
    { $face ->
        [warrior] воин
        [cleric] клирик
        [mage] маг
        [thief] вор
        [champion] страж
       *[scroll] свиток
    }
chest-reason-all =
    { $count ->
        [2] обоих
       *[other] всех { $count }
    } { $monster ->
        [goblin] гоблинов
        [skeleton] скелетов
       *[ooze] слизней
    }
chest-reason-needed =
    Против дракона нужно { $needed ->
        [few] { $needed } разных спутника
       *[other] { $needed } разных спутников
    }
chest-reason-dragon =
    { $dragon ->
        [asleep] а дракон не проснётся.
       *[beatable] и дракона можно победить.
    }

chest-reason-passed = Уровень удаётся пройти { chest-reason-in }, со вторым по силе ходом – { chest-reason-in-other }.
chest-reason-points = Опыт вместе с пройденными уровнями – в среднем { $value } против { $other } со вторым по силе ходом.
chest-reason-companions = Спутников после уровня остаётся в среднем { $value } против { $other } со вторым по силе ходом.
chest-reason-treasures = Сокровищ после уровня у вас в среднем { $value } против { $other } со вторым по силе ходом.
chest-reason-stairs = Уровень { $level } удаётся пройти { chest-reason-in }.
chest-reason-risk =
    { $value ->
        [100] Уровень { $level } не удаётся пройти ни в одной пробе.
       *[other] Уровень { $level } не удаётся пройти в { $value } % проб.
    }

chest-reason-only = Только { chest-reason-who } может победить сразу { chest-reason-all }.
chest-reason-passing =
    { $companion ->
        [skeleton-warrior] Скелет-союзник
       *[goblin-thief] Гоблин-союзник
    } после этого уровня всё равно уйдёт.
chest-reason-spare = У вас { chest-word-party }: одним можно пожертвовать.
chest-reason-keep-champion = Второй по силе ход тратит стража, а страж побеждает целую группу любых монстров.
chest-reason-keep = Второй по силе ход тратит { chest-reason-spent }.
chest-reason-enough =
    { $other ->
        [one] Со всеми монстрами справится один спутник
        [few] Со всеми монстрами справятся { $other } спутника
       *[many] Со всеми монстрами справятся { $other } спутников
    }, со вторым по силе ходом { $value ->
        [one] понадобится { $value }.
       *[other] понадобятся { $value }.
    }
chest-reason-aim =
    { $other ->
        [0] Монстров не останется
        [one] На остальных монстров хватит одного спутника
       *[other] На остальных монстров хватит { $other } спутников
    }, после второго по силе хода { $value ->
        [one] понадобится ещё один спутник.
        [few] понадобятся { $value } спутника.
       *[many] понадобятся { $value } спутников.
    }
chest-reason-open-all =
    { $count ->
        [one] { $count } сундук за одного спутника.
        [few] { $count } сундука за одного спутника.
       *[other] { $count } сундуков за одного спутника.
    }
chest-reason-open-last = Уровень последний: спутники больше не понадобятся.
chest-reason-open-first = Сначала сундук: потом зелье вернёт кубик с кладбища.
chest-reason-drink-many =
    { $count ->
        [one] Один спутник пьёт, и с кладбища возвращается { $count } кубик.
        [few] Один спутник пьёт, а с кладбища возвращаются { $count } кубика.
       *[other] Один спутник пьёт, а с кладбища возвращаются { $count } кубиков.
    }
chest-reason-drink-free =
    Ни одного кубика это не стоит, а с кладбища { $count ->
        [one] возвращается { $count } кубик.
        [few] возвращаются { $count } кубика.
       *[other] возвращаются { $count } кубиков.
    }
chest-reason-revive-monsters = Сразу { chest-reason-all } в отряде победить некому, а { chest-reason-face } сможет.
chest-reason-revive-dragon = { chest-reason-needed }: ещё одним станет { chest-word-die }.
chest-reason-revive-chests =
    Разом открыть { $count ->
        [2] оба сундука
        [few] все { $count } сундука
       *[other] все { $count } сундуков
    } сможет { chest-reason-face }.
chest-reason-revive-champion = Страж побеждает целую группу любых монстров и открывает сколько угодно сундуков.
chest-reason-revive-scroll = Свитком можно перебросить неудачный уровень.
chest-reason-revive-anybody = Свиток заменит любого спутника.
chest-reason-lacked =
    { $face ->
        [warrior] воина
        [cleric] клирика
        [mage] мага
        [thief] вора
        [champion] стража
       *[scroll] свитка
    }
chest-reason-revive-missing = В отряде нет { chest-reason-lacked }.
chest-reason-lair =
    { $dragon ->
        [asleep] { $by ->
            [ring] Кольцо опустошит логово
           *[ballad] Баллада опустошит логово
        }, пока дракон спит: там { $count } из { $wakes } кубиков, которые его будят.
        [beatable] { $by ->
            [ring] Кольцо опустошит логово
           *[ballad] Баллада опустошит логово
        }, и бой с драконом не будет стоить спутников.
       *[deadly] С этими спутниками дракона не победить, зато { $by ->
            [ring] кольцо опустошит логово.
           *[ballad] баллада опустошит логово.
        }
    }
chest-reason-elixir = Эликсир вернёт кубик с кладбища.
chest-reason-bait =
    { $count ->
        [one] Приманка обратит кубик уровня в дракона
        [few] Приманка обратит { $count } кубика уровня в драконов
       *[other] Приманка обратит { $count } кубиков уровня в драконов
    }, { chest-reason-dragon }
chest-reason-portal =
    С этими спутниками уровень не пройти, но портал всё же принесёт за него { $count ->
        [one] { $count } очко.
        [few] { $count } очка.
       *[other] { $count } очков.
    }
chest-reason-cast-costly =
    { $of ->
        [one] Эти монстры отнимут единственного бойца.
       *[other] Эти монстры отнимут { $count } из { $of } бойцов.
    }
chest-reason-cast-lost = С этими спутниками монстров не победить.
chest-reason-cast-dragon = { chest-reason-needed }, а их меньше.
chest-reason-hero = Герой сам вступит в бой: это ещё один спутник.
chest-reason-fury = Ярость очистит и уровень, и логово, не потратив ни одного спутника.
chest-reason-intervention = Всего за один жетон монстры падут, сундуки откроются, а логово опустеет.
chest-reason-strikes =
    { $count ->
        [one] Падёт { $count } монстр, и ни один спутник не потрачен.
        [few] Падут { $count } монстра, и ни один спутник не потрачен.
       *[other] Падут { $count } монстров, и ни один спутник не потрачен.
    }
chest-reason-charms = Монстр станет зельем, а зелье вернёт кубик с кладбища.
chest-reason-cry =
    { $count ->
        [one] Монстр обратится в дракона
        [2] Оба монстра обратятся в драконов
        [few] Все { $count } монстра обратятся в драконов
       *[other] Все { $count } монстров обратятся в драконов
    }, { chest-reason-dragon }
chest-reason-summon =
    { $monster ->
        [goblin] { $count ->
            [one] Гоблин перейдёт на вашу сторону: врагом меньше, помощником больше.
           *[other] { $count } гоблина перейдут на вашу сторону: врагов меньше, помощников больше.
        }
       *[skeleton] { $count ->
            [one] Скелет перейдёт на вашу сторону: врагом меньше, помощником больше.
           *[other] { $count } скелета перейдут на вашу сторону: врагов меньше, помощников больше.
        }
    }
chest-reason-flee-monsters = С оставшимися спутниками всех монстров не победить.
chest-reason-flee-dragon = Против дракона не хватает разных спутников.

