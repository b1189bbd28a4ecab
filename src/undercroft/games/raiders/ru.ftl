# Расхитители подземелий

raiders-title = Расхитители подземелий
raiders-about = Комната за комнатой все тайно выбирают по карте и разом открывают. Старшая забирает сокровища, на младшую обрушивается монстр. Выберитесь богаче всех – но не самым израненным.
raiders-rules =
    Отряд спускается на пять этажей, на каждом – пять комнат. Часть комнат освещена, часть лежит рубашкой вверх, пока отряд в них не войдёт.

    В каждой комнате все тайно выкладывают по одной карте, а потом разом открывают. Карт силы пять, от 1 до 5; сыгранная лежит на столе до конца этажа, на новом этаже все пять снова в руке.

    Сокровища: старшая карта забирает большой сундук, следующая по старшинству – малый; равные делят поровну, остаток пропадает. Монстр: если сумма карт меньше его силы, раны получают все, кто сыграл младшую карту. Тайник: каждый получает то, что указано для его карты. Ловушка: чем старше самая старшая карта, тем хуже самым богатым или самым здоровым. В последней комнате ждёт босс.

    Предметы одноразовые. Ключ в сокровищнице и меч в бою считаются картой 5. Кристальный шар позволяет выбрать карту, уже увидев чужие. Факел показывает вам одному все тёмные комнаты этажа: его можно зажечь раз за этаж, пока вы не выложили карту.

    Больше 20 монет в кошель не входит. В конце те, у кого больше всех ран, падают без сил и победить не могут; втроём падает только единственный такой, а если ран у всех поровну – никто. Из остальных побеждает тот, у кого больше монет, при равенстве – у кого меньше ран.

## Что спрашивают
raiders-prompt-choose = Этаж { $floor }, комната { $number } – { raiders-room }. Выберите карту.
raiders-prompt-again = Этаж { $floor }, комната { $number } – { raiders-room }. Шар показал чужие карты: выберите свою.
raiders-prompt-wait = Этаж { $floor }, комната { $number } – { raiders-room }. Остальные ещё выбирают.
raiders-prompt-over = Подземелье пройдено.

## Ходы
raiders-move-play =
    { $card ->
        [ball] Сыграть кристальный шар
        [key] Сыграть ключ (сила 5)
        [sword] Сыграть меч (сила 5)
       *[other] Сыграть карту силы { $card }
    }
raiders-move-flee =
    { $item ->
        [torch] Сбежать, размахивая факелом
        [ball] Сбежать с помощью кристального шара
        [key] Отпереть дверь ключом и сбежать
       *[sword] Сбежать с мечом в руках
    }
raiders-move-torch = Зажечь факел и осмотреть тёмные комнаты

## Что происходит
raiders-event-character =
    { $who } – { $character ->
        [warrior] { raiders-character-warrior }
        [knight] { raiders-character-knight }
        [wizard] { raiders-character-wizard }
        [thief] { raiders-character-thief }
       *[explorer] { raiders-character-explorer }
    }.
raiders-event-character-you =
    Вы – { $character ->
        [warrior] { raiders-character-warrior }
        [knight] { raiders-character-knight }
        [wizard] { raiders-character-wizard }
        [thief] { raiders-character-thief }
       *[explorer] { raiders-character-explorer }
    }.
raiders-event-floor =
    { $dark ->
        [0] Этаж { $floor }: все комнаты освещены.
        [one] Этаж { $floor }: { $dark } комната скрыта во тьме.
        [few] Этаж { $floor }: { $dark } комнаты скрыты во тьме.
       *[many] Этаж { $floor }: { $dark } комнат скрыто во тьме.
    }
raiders-event-enter = Этаж { $floor }, комната { $number } – { raiders-room }.
raiders-event-torch = { $who } зажигает факел и осматривает тёмные комнаты.
raiders-event-torch-you = Вы зажигаете факел и осматриваете тёмные комнаты.
raiders-event-seen = В тёмной комнате { $number } – { raiders-room }.
raiders-event-laid = { $who } кладёт карту рубашкой вверх.
raiders-event-laid-you = Вы кладёте карту рубашкой вверх.
raiders-event-laid-own =
    { $card ->
        [flee] { $who } тайно готовит побег.
       *[other] { $who } кладёт рубашкой вверх { raiders-card }.
    }
raiders-event-laid-own-you =
    { $card ->
        [flee] Вы тайно готовите побег.
       *[other] Вы кладёте рубашкой вверх { raiders-card }.
    }
raiders-event-shows =
    { $card ->
        [ball] { $who } открывает кристальный шар и выберет карту после всех.
       *[other] { $who } открывает { raiders-card }.
    }
raiders-event-shows-you =
    { $card ->
        [ball] Вы открываете кристальный шар и выберете карту после всех.
       *[other] Вы открываете { raiders-card }.
    }
raiders-event-flees =
    { $item ->
        [torch] { $who } сбегает с помощью факела.
        [ball] { $who } сбегает с помощью кристального шара.
        [key] { $who } сбегает с помощью ключа.
       *[sword] { $who } сбегает с помощью меча.
    }
raiders-event-flees-you =
    { $item ->
        [torch] Вы сбегаете с помощью факела.
        [ball] Вы сбегаете с помощью кристального шара.
        [key] Вы сбегаете с помощью ключа.
       *[sword] Вы сбегаете с помощью меча.
    }
raiders-event-beaten = Победа! { $total } против { $strength } – и { raiders-foe } больше не угрожает.
raiders-event-attacks = Сил не хватило: { $total } против { $strength } – и { raiders-foe } атакует!
raiders-event-unbeatable = Этого врага не победить: { raiders-foe } атакует!
raiders-event-deserted = Сбежали все: { raiders-foe } остаётся без добычи.
raiders-event-trap = { raiders-room } срабатывает: старшая карта – { $highest }.
raiders-event-harmless = { raiders-room } не срабатывает: старшая карта всего лишь { $highest }.
raiders-event-too-many =
    { $count ->
        [one] { $count } монету на всех не разделить: она никому не достаётся.
        [few] { $count } монеты на всех не разделить: они никому не достаются.
       *[many] { $count } монет на всех не разделить: они никому не достаются.
    }
raiders-event-gains =
    { $count ->
        [one] { $who } получает { $count } монету.
        [few] { $who } получает { $count } монеты.
       *[many] { $who } получает { $count } монет.
    }
raiders-event-gains-you =
    { $count ->
        [one] Вы получаете { $count } монету.
        [few] Вы получаете { $count } монеты.
       *[many] Вы получаете { $count } монет.
    }
raiders-event-full =
    { $count ->
        [0] { $who } не получает ничего: в кошель больше { $cap } монет не входит.
        [one] { $who } получает только { $count } монету: в кошель больше { $cap } не входит.
        [few] { $who } получает только { $count } монеты: в кошель больше { $cap } не входит.
       *[many] { $who } получает только { $count } монет: в кошель больше { $cap } не входит.
    }
raiders-event-full-you =
    { $count ->
        [0] Вы не получаете ничего: в кошель больше { $cap } монет не входит.
        [one] Вы получаете только { $count } монету: в кошель больше { $cap } не входит.
        [few] Вы получаете только { $count } монеты: в кошель больше { $cap } не входит.
       *[many] Вы получаете только { $count } монет: в кошель больше { $cap } не входит.
    }
raiders-event-loses =
    { $count ->
        [0] { $who } не теряет ничего: кошель и так пуст.
        [one] { $who } теряет { $count } монету.
        [few] { $who } теряет { $count } монеты.
       *[many] { $who } теряет { $count } монет.
    }
raiders-event-loses-you =
    { $count ->
        [0] Вы не теряете ничего: кошель и так пуст.
        [one] Вы теряете { $count } монету.
        [few] Вы теряете { $count } монеты.
       *[many] Вы теряете { $count } монет.
    }
raiders-event-wounded =
    { $count ->
        [one] { $who } получает { $count } рану.
        [few] { $who } получает { $count } раны.
       *[many] { $who } получает { $count } ран.
    }
raiders-event-wounded-you =
    { $count ->
        [one] Вы получаете { $count } рану.
        [few] Вы получаете { $count } раны.
       *[many] Вы получаете { $count } ран.
    }
raiders-event-heals =
    { $count ->
        [0] { $who } пьёт зелье, но ран и так нет.
        [one] { $who } пьёт зелье и залечивает { $count } рану.
        [few] { $who } пьёт зелье и залечивает { $count } раны.
       *[many] { $who } пьёт зелье и залечивает { $count } ран.
    }
raiders-event-heals-you =
    { $count ->
        [0] Вы пьёте зелье, но ран и так нет.
        [one] Вы пьёте зелье и залечиваете { $count } рану.
        [few] Вы пьёте зелье и залечиваете { $count } раны.
       *[many] Вы пьёте зелье и залечиваете { $count } ран.
    }
raiders-event-stone = { $who } встречает взгляд Медузы и превращается в камень.
raiders-event-stone-you = Вы встречаете взгляд Медузы и превращаетесь в камень.
raiders-event-takes = { $who } находит в тайнике { raiders-item }.
raiders-event-takes-you = Вы находите в тайнике { raiders-item }.
raiders-event-short =
    { $item ->
        [torch] Факелов в запасе на всех не хватает: никто не получает факел.
        [ball] Кристальных шаров в запасе на всех не хватает: никто не получает шар.
        [key] Ключей в запасе на всех не хватает: никто не получает ключ.
       *[sword] Мечей в запасе на всех не хватает: никто не получает меч.
    }
raiders-event-scroll = { $who } держит свиток и начинает следующую комнату.
raiders-event-scroll-you = Вы держите свиток и начинаете следующую комнату.
raiders-event-falls = { $who } падает без сил: слишком много ран.
raiders-event-falls-you = Вы падаете без сил: слишком много ран.
raiders-event-close = Монет у первых поровну: решает, у кого меньше ран.
raiders-event-wins =
    { $count ->
        [one] { $who } побеждает, вынося { $count } монету!
        [few] { $who } побеждает, вынося { $count } монеты!
       *[many] { $who } побеждает, вынося { $count } монет!
    }
raiders-event-wins-you =
    { $count ->
        [one] Вы побеждаете, вынося { $count } монету!
        [few] Вы побеждаете, вынося { $count } монеты!
       *[many] Вы побеждаете, вынося { $count } монет!
    }
raiders-event-nobody = Из подземелья не вернулся никто: победителя нет.

## Почему нельзя
raiders-why-laid = Карты уже открыты: менять поздно.
raiders-why-torch-seen = Тёмные комнаты вы уже видели: факел потрачен.
raiders-why-torch-twice = Вы уже осветили этот этаж: второй факел ничего нового не покажет.
raiders-why-torch-lit = На этом этаже больше нет тёмных комнат.
raiders-why-torch-card = Факел не играют как карту комнаты: им освещают тёмные комнаты, а от некоторых боссов с ним можно сбежать.
raiders-why-no-item =
    { $item ->
        [torch] У вас нет факела.
        [ball] У вас нет кристального шара.
        [key] У вас нет ключа.
       *[sword] У вас нет меча.
    }
raiders-why-played = Карта силы { $card } уже сыграна: до конца этажа она лежит на столе.
raiders-why-key = Ключ открывает сундуки: его играют только в сокровищнице.
raiders-why-sword = Меч нужен в бою: его играют только против монстра или босса.
raiders-why-ball-again = После кристального шара выбирают другую карту: второй шар подряд не играют.
raiders-why-flee = Отсюда не сбежать: { raiders-room } такого не позволяет.
raiders-why-flee-with = { raiders-room }: { raiders-item } здесь поможет только сбежать.
raiders-why-flee-item =
    { $item ->
        [torch] Здесь спасает только факел.
        [ball] Здесь спасает только кристальный шар.
        [key] Здесь спасает только ключ.
       *[sword] Здесь спасает только меч.
    }
raiders-why-unknown = Карты «{ $card }» нет: есть 1–5, ball (шар), key (ключ) и sword (меч).

## Счёт
raiders-part-coins = Монеты
raiders-part-fallen = Больше всех ран: выбывает
raiders-part-stone = Взгляд Медузы: выбывает
raiders-tie-wounds = меньше ран

## Настройки
raiders-option-tactical = Тактический вариант
raiders-option-tactical-help = Карты играют в открытую и по очереди. Начинает владелец свитка; свиток переходит к тому, кто сыграл старшую карту.
raiders-option-chained_balls = Шар за шаром
raiders-option-chained_balls-help = После кристального шара можно сыграть ещё один и выбирать снова.

## Карты
raiders-card =
    { $card ->
        [torch] факел
        [ball] кристальный шар
        [key] ключ
        [sword] меч
        [flee] побег
       *[other] карту силы { $card }
    }
raiders-item =
    { $item ->
        [torch] { raiders-item-torch }
        [ball] { raiders-item-ball }
        [key] { raiders-item-key }
       *[sword] { raiders-item-sword }
    }

raiders-kind-item = Предметы
raiders-item-torch = факел
raiders-item-torch-rule = Зажгите, пока не выложили карту, – и вы один увидите все тёмные комнаты этажа. Раз за этаж. Карту для комнаты всё равно нужно сыграть.
raiders-item-ball = кристальный шар
raiders-item-ball-rule = Сыграйте вместо карты силы: когда все откроют карты, выберете другую, уже зная чужие. Если шаров несколько, вторые карты выбирают одновременно.
raiders-item-key = ключ
raiders-item-key-rule = Только в сокровищнице: считается картой силы 5. После комнаты возвращается в запас.
raiders-item-sword = меч
raiders-item-sword-rule = Только против монстра или босса: считается картой силы 5. После комнаты возвращается в запас.

raiders-kind-character = Персонажи
raiders-character-warrior = воин
raiders-character-warrior-rule = Цел и невредим, но с пустыми руками: полагается только на силу.
raiders-character-knight = рыцарь
raiders-character-knight-rule = Один раз в бою его меч решит дело.
raiders-character-wizard = волшебник
raiders-character-wizard-rule = Дважды подсмотрит чужие карты, прежде чем выбрать свою.
raiders-character-thief = вор
raiders-character-thief-rule = Откроет один сундук так, что силачам останется только смотреть. Зато изрядно потрёпан.
raiders-character-explorer = исследователь
raiders-character-explorer-rule = Богаче всех в начале пути и знает, что прячется в темноте, – но старых ран хватает.

raiders-kind-floor = Этажи

## Комнаты
raiders-room =
    { $room ->
        [treasure-4-2] { raiders-treasure-treasure-4-2 }
        [treasure-4] { raiders-treasure-treasure-4 }
        [treasure-3-2] { raiders-treasure-treasure-3-2 }
        [treasure-3] { raiders-treasure-treasure-3 }
        [treasure-2-1] { raiders-treasure-treasure-2-1 }
        [treasure-2] { raiders-treasure-treasure-2 }
        [treasure-1] { raiders-treasure-treasure-1 }
        [dragon] { raiders-monster-dragon }
        [troll] { raiders-monster-troll }
        [thing] { raiders-monster-thing }
        [skeleton] { raiders-monster-skeleton }
        [goblin] { raiders-monster-goblin }
        [zombie] { raiders-monster-zombie }
        [snake] { raiders-monster-snake }
        [cache-items] { raiders-cache-cache-items }
        [cache-coins] { raiders-cache-cache-coins }
        [lava] { raiders-trap-lava }
        [magnet] { raiders-trap-magnet }
        [spikes] { raiders-trap-spikes }
        [boulder] { raiders-trap-boulder }
        [taxman] { raiders-boss-taxman }
        [medusa] { raiders-boss-medusa }
        [vampire] { raiders-boss-vampire }
        [sphinx] { raiders-boss-sphinx }
        [minotaur] { raiders-boss-minotaur }
        [wolves] { raiders-boss-wolves }
        [necromancer] { raiders-boss-necromancer }
        [megadragon] { raiders-boss-megadragon }
        [golem] { raiders-boss-golem }
       *[mummy] { raiders-boss-mummy }
    }

raiders-foe =
    { $room ->
        [dragon] дракон
        [troll] тролль
        [thing] Нечто
        [skeleton] скелет
        [goblin] гоблин
        [zombie] зомби
        [snake] змея
        [taxman] налоговик
        [medusa] Медуза
        [vampire] вампир
        [sphinx] сфинкс
        [minotaur] минотавр
        [wolves] волчья стая
        [necromancer] некромант
        [megadragon] мегадракон
        [golem] голем
       *[mummy] мумия
    }

raiders-kind-treasure = Сокровища
raiders-kind-treasure-rule = Старшая карта забирает большой сундук, следующая по старшинству – малый. Равные делят сундук поровну, остаток пропадает. Ключ считается картой 5.
raiders-treasure-treasure-4-2 = Сокровищница 4 + 2
raiders-treasure-treasure-4 = Сокровищница 4
raiders-treasure-treasure-3-2 = Сокровищница 3 + 2
raiders-treasure-treasure-3 = Сокровищница 3
raiders-treasure-treasure-2-1 = Сокровищница 2 + 1
raiders-treasure-treasure-2 = Сокровищница 2
raiders-treasure-treasure-1 = Сокровищница 1

raiders-kind-monster = Монстры
raiders-kind-monster-rule = Сложите все карты. Меньше силы монстра – и все, кто сыграл младшую карту, получают раны. Меч считается картой 5.
raiders-monster-dragon = Дракон
raiders-monster-troll = Тролль
raiders-monster-thing = Нечто
raiders-monster-skeleton = Скелет
raiders-monster-goblin = Гоблин
raiders-monster-zombie = Зомби
raiders-monster-snake = Змея

raiders-kind-cache = Тайники
raiders-kind-cache-rule = Каждый получает то, что указано для его карты. Если предмета в запасе не хватает на всех, кому он положен, его не получает никто.
raiders-cache-cache-items = Тайник со снаряжением
raiders-cache-cache-coins = Тайник с монетами и зельями

raiders-kind-trap = Ловушки
raiders-kind-trap-rule = Самая старшая карта решает, насколько всё плохо. Платят самые богатые или страдают наименее раненые – при равенстве все сполна.
raiders-trap-lava = Лавовая ловушка
raiders-trap-lava-rule = Самые богатые теряют монеты: чем старше сыгранная карта, тем больше.
raiders-trap-magnet = Магнитная ловушка
raiders-trap-magnet-rule = Самые богатые теряют монеты: магнит тянет даже при слабых картах.
raiders-trap-spikes = Ловушка с шипами
raiders-trap-spikes-rule = Наименее раненые получают раны: чем старше сыгранная карта, тем больше.
raiders-trap-boulder = Ловушка с валуном
raiders-trap-boulder-rule = Наименее раненые получают раны: валун катится даже при слабых картах.

raiders-kind-boss = Боссы
raiders-kind-boss-rule = Последняя комната пятого этажа. Бой идёт как с монстром, но у каждого босса свои причуды.
raiders-boss-taxman = Налоговик
raiders-boss-taxman-rule = Ран не наносит: кто попал под удар, теряет монеты.
raiders-boss-medusa = Медуза
raiders-boss-medusa-rule = Кто попал под удар, каменеет и выбывает. Окаменели все – проиграли все.
raiders-boss-vampire = Вампир
raiders-boss-vampire-rule = Кто попал под удар, получает рану и теряет монеты.
raiders-boss-sphinx = Сфинкс
raiders-boss-sphinx-rule = Старшая карта приносит монеты, даже если сфинкс устоял. Если все карты равны – только за победу над ним.
raiders-boss-minotaur = Минотавр
raiders-boss-minotaur-rule = Старшая карта приносит монету, даже если минотавр устоял. Если все карты равны – только за победу над ним.
raiders-boss-wolves = Волчья стая
raiders-boss-wolves-rule = Сыграв факел, вы сбегаете: не помогаете в бою и не попадаете под удар.
raiders-boss-necromancer = Некромант
raiders-boss-necromancer-rule = Сыграв кристальный шар, вы либо сбегаете, либо, как обычно, подсматриваете чужие карты – решать надо сразу.
raiders-boss-megadragon = Мегадракон
raiders-boss-megadragon-rule = Победить его нельзя. Сыграв ключ, вы сбегаете и не попадаете под удар.
raiders-boss-golem = Голем
raiders-boss-golem-rule = Победить его нельзя. Пятёрки и мечи считаются единицами.
raiders-boss-mummy = Мумия
raiders-boss-mummy-rule = Победить её нельзя. Бьёт тех, кто сыграл старшую карту.

## Числа на странице карт
raiders-figure-count = Карт: { $value }
raiders-figure-coins = Монеты: { $value }
raiders-figure-wounds = Раны: { $value }
raiders-figure-items = Предметы: { $value }
raiders-figure-chests = Монет в сундуках: { $value }
raiders-figure-strength = Сила на троих, четверых и пятерых: { $value }
raiders-figure-gifts = Картам от 1 до 5: { $value }
raiders-figure-amounts = При старшей карте от 1 до 5: { $value }
raiders-figure-prize = Монет за старшую карту: { $value }
raiders-figure-boss-coins = Теряют монет: { $value }
raiders-value-coins = монеты
raiders-value-potion = зелье
raiders-value-U = светлая
raiders-value-D = тёмная

## Почему эта карта лучше
raiders-reason-in =
    { $value ->
        [100] во всех пробах
       *[other] в { $value } % проб
    }
raiders-reason-in-other =
    { $other ->
        [0] ни в одной
        [100] во всех
       *[other] в { $other } %
    }
raiders-reason-torch =
    { $count ->
        [one] Впереди { $count } тёмная комната: факел её осветит.
        [few] Впереди { $count } тёмные комнаты: факел осветит их все.
       *[many] Впереди { $count } тёмных комнат: факел осветит их все.
    }
raiders-reason-coins = Монеты достаются вам { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-wounds = Вы получаете раны { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-paid = Вы теряете монеты { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-sword = Меч достаётся вам { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-key = Ключ достаётся вам { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-ball = Кристальный шар достаётся вам { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-torch-found = Факел достаётся вам { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-healed = Раны удаётся залечить { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.
raiders-reason-floor-coins = Монет к концу этажа у вас в среднем { $value } против { $other } со вторым по силе ходом.
raiders-reason-floor-wounds = Ран к концу этажа у вас в среднем { $value } против { $other } со вторым по силе ходом.
raiders-reason-worst = К концу этажа вы среди самых израненных { raiders-reason-in }, со вторым по силе ходом – { raiders-reason-in-other }.

## Достижения
raiders-achievement-full-purse = Полный кошель
raiders-achievement-full-purse-how = Выйдите из подземелья с 18 монетами или больше.
raiders-achievement-scratches = Пара царапин
raiders-achievement-scratches-how = Победите, получив не больше 7 ран.
raiders-achievement-by-a-hair = На волоске
raiders-achievement-by-a-hair-how = Победите потому, что ран у вас меньше, чем у соперника с теми же монетами.
raiders-achievement-last-one-up = Последний на ногах
raiders-achievement-last-one-up-how = Победите, когда все соперники пали или окаменели.
raiders-achievement-full-pack = Полный мешок
raiders-achievement-full-pack-how = Выйдите из подземелья с тремя предметами или больше.
raiders-achievement-company = Вся компания
raiders-achievement-company-how = Доиграйте по игре за каждого персонажа.
