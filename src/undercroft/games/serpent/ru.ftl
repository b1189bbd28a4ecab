# Подземелье: Ярость богини змей

serpent-title = Подземелье: Ярость богини змей
serpent-about = Ведите героя по храму богини змей, а в свой ход играйте и за сам храм: насылайте на соперников монстров, ловушки и проклятия. Три выполненных задания – победа.
serpent-rules =
    Каждый ведёт героя через храм богини змей и в свой ход играет за само подземелье против остальных.

    Три выполненных задания – победа; победить можно и одолев Накари, и оставшись последним героем.

    Ход: ярость богини может вырасти; в восстановлении герой получает действия по скорости; в фазе злодеяний вы тратите риск соперников на проклятия, ловушки и монстров; выкладывается новая локация; затем герой ходит, исследует, играет карты славы и пробует выполнить задания; в конце сбросьте карту, сохраните одно действие и доберите до пяти.

    Новая локация приносит славу и риск. Слава оплачивает ваши преимущества и сокровища, риск тратят против вас соперники. Выходы бывают открытыми, глухими, блокированными (проверка или потеря действия) и с ловушкой (проверка или рана).

    Битва: атакующий выбирает форму, оба бросают кубик и прибавляют характеристику; больший итог наносит рану. Атакованный может ответить картами, а потом за действие бросить вызов одному из нападавших. Раны монстров приносят славу, раны героев – риск.


## Что спрашивают
serpent-prompt-wait = Выбирает { $who }.
serpent-prompt-over = Игра окончена.
serpent-prompt-upkeep = Славы на всё не хватает: какую карту сохраняете?
serpent-prompt-villainy =
    { $declares ->
        [word] Злодеяния: тратьте риск соперников.
       *[itself] Злодеяния: тратьте риск соперников. Когда тратить нечего, они начинаются сами.
    }
serpent-prompt-lay = Куда положить локацию «{ serpent-place }»?
serpent-prompt-heroic = Фаза подвигов: что делает ваш герой?
serpent-prompt-discard = Конец хода: сбросьте карту.
serpent-prompt-split =
    Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }. Сколько – из колоды славы?
serpent-prompt-enter = До эффекта локации можно сыграть карту.
serpent-prompt-dodge = Шипы! Уклониться за действие или пройти проверку?
serpent-prompt-duel = Атакуете героя в своей локации за сохранённое действие?
serpent-prompt-reroll = На кубике { $die }. Перебросить?
serpent-prompt-stat = Какую характеристику проверяете?
serpent-prompt-slick = { $whom } сейчас бросает кубик. Вмешаться?
serpent-prompt-hand = Сбросьте карту с руки (ещё { $count }).
serpent-prompt-return = Какую карту взять из сброса?
serpent-prompt-warp = Куда переносится { $whom }?
serpent-prompt-swap = Какую локацию сдвигаете?
serpent-prompt-turn-round = Какую локацию поворачиваете?
serpent-prompt-rescue =
    { $count ->
        [one] Ещё { $count } рана
        [few] Ещё { $count } раны
       *[many] Ещё { $count } ран
    } – и герой повержен. Вылечить его?
serpent-prompt-response = Вашего героя атакуют. Чем ответите?
serpent-prompt-stand-in = Кто контратакует?
serpent-prompt-hit = Удар! Заплатить за ещё одну рану?
serpent-prompt-spoils = Удар! Рана или подопечный?
serpent-prompt-tame = Приручить монстра «{ serpent-card }»?
serpent-prompt-challenge = Вызов: кого атакуете в ответ?
serpent-prompt-settle = Куда отправляется «{ serpent-card }»? Из логова его можно выпустить снова.
serpent-prompt-crowd = В логове тесно: какой монстр уходит?
serpent-prompt-peril = Кому достаётся риск? Осталось раздать: { $count }.
serpent-prompt-form = В какой форме «{ serpent-monster }» атакует игрока { $whom }?
serpent-prompt-offer = Жертвуйте карты: нужно ещё на { $count } славы.
serpent-prompt-explore-more =
    { $count ->
        [1] Выложить ещё одну локацию?
       *[other] Выложить локацию? Всего можно до { $count }.
    }
serpent-prompt-limit = В инвентаре слишком много карт: какую сбросить?
serpent-prompt-choose-hero = Выберите героя.
serpent-prompt-entrance = У какого входа появляется { $whom }?
serpent-prompt-tile = Какую локацию выкладываете?
serpent-prompt-away = Ускользнёте?
serpent-prompt-victim = У кого крадёте?
serpent-prompt-treasure = После битвы можно сыграть сокровища.

## Ходы
serpent-move-pass = Пропустить
serpent-move-done = Закончить
serpent-move-go = Идти в локацию «{ serpent-place }»
serpent-move-explore = Исследовать за действие
serpent-move-try = Попытка: «{ serpent-quest }»
serpent-move-try-with = Попытка: «{ serpent-quest }», { serpent-stat }
serpent-move-search = Поиск: «{ serpent-quest }»
serpent-move-take = Взять под опеку «{ serpent-quest }»
serpent-move-take-with = Взять под опеку «{ serpent-quest }»: { serpent-stat }
serpent-move-deliver = Доставить «{ serpent-quest }»
serpent-move-drop = Оставить здесь «{ serpent-quest }»
serpent-move-attack = Атаковать игрока { $whom } ({ serpent-form })
serpent-move-stand = Подняться
serpent-move-lie = Лечь ради действия
serpent-move-play = Сыграть «{ serpent-card }»
serpent-move-play-for = Сыграть «{ serpent-card }» за { $count }
serpent-move-play-at = Сыграть «{ serpent-card }»: в локацию «{ serpent-place }»
serpent-move-play-against = Сыграть «{ serpent-card }» против: { serpent-target }
serpent-move-play-on = Положить «{ serpent-card }» на карту { serpent-target }
serpent-move-vow = Положить «{ serpent-card }» на задание «{ serpent-quest }»
serpent-move-stow = Приберечь «{ serpent-card }»
serpent-move-drink = Применить «{ serpent-card }»
serpent-move-use = Применить «{ serpent-ability }»
serpent-move-use-on = Применить «{ serpent-ability }» к игроку { $whom }
serpent-move-use-at = Применить «{ serpent-ability }» к выходу { serpent-side }
serpent-move-use-against = Применить «{ serpent-ability }» против: { serpent-target }
serpent-move-curse = «{ serpent-card }» на игрока { $whom }
serpent-move-curse-for = «{ serpent-card }» за { $count } на игрока { $whom }
serpent-move-rust = Положить «{ serpent-card }» на карту { serpent-target }
serpent-move-bless = Положить «{ serpent-card }» на карту { serpent-target } за риск игрока { $whom }
serpent-move-send = Наслать «{ serpent-card }» на игрока { $whom } ({ serpent-form })
serpent-move-loose = Из логова: «{ serpent-card }» на игрока { $whom } ({ serpent-form })
serpent-move-set = «{ serpent-card }» в «{ serpent-place }» за риск игрока { $whom }
serpent-move-boost = Усилить столкновение № { $count }
serpent-move-unleash = Начать столкновения
serpent-move-rouse = Натравить Накари на игрока { $whom } ({ serpent-form })
serpent-move-lay = Положить { serpent-spot }
serpent-move-lay-turned = Положить { serpent-spot }, развернув
serpent-move-dodge = Уклониться за действие
serpent-move-risk = Пройти проверку
serpent-move-reroll = Перебросить: { serpent-source }
serpent-move-keep = Оставить как есть
serpent-move-test = Проверить: { serpent-stat }
serpent-move-discard = Сбросить «{ serpent-card }»
serpent-move-scrap = Сбросить сокровище «{ serpent-card }»
serpent-move-banish = Сбросить монстра «{ serpent-card }»
serpent-move-recover = Взять из сброса «{ serpent-card }»
serpent-move-warp = В локацию «{ serpent-place }»
serpent-move-swap = Сдвинуть «{ serpent-place }»
serpent-move-turn = Повернуть «{ serpent-place }»
serpent-move-stand-in = Контратакует «{ serpent-card }»
serpent-move-counter = Контратакует герой
serpent-move-pay = Заплатить: «{ serpent-ability }»
serpent-move-decline = Нет
serpent-move-wound = Нанести рану
serpent-move-steal = Отобрать подопечного: «{ serpent-quest }»
serpent-move-tame = Приручить: «{ serpent-card }»
serpent-move-challenge = Вызвать: { serpent-target } ({ serpent-form })
serpent-move-duel = Вызвать игрока { $whom } ({ serpent-form })
serpent-move-order = Приспешник «{ serpent-card }» атакует: { serpent-target } ({ serpent-form })
serpent-move-to-hand = «{ serpent-card }»: на руку
serpent-move-to-lair = «{ serpent-card }»: в логово
serpent-move-all-to-lair = Все – в логово
serpent-move-peril = Риск получает { $whom }: { $count }
serpent-move-form = { serpent-form }
serpent-move-offer = Пожертвовать «{ serpent-card }»
serpent-move-hero = { serpent-hero }
serpent-move-appear = «{ serpent-place }»
serpent-move-tile = Выложить «{ serpent-place }»
serpent-move-split = Из колоды славы: { $count }
serpent-move-rob = Обокрасть: { $whom }
serpent-move-shed = Сбросить «{ serpent-card }»
serpent-move-retain = Сохранить «{ serpent-card }»
serpent-move-recall = Отказаться от плана

## Что происходит
serpent-event-turn = Раунд { $round }: ходит { $who }.
serpent-event-turn-you = Раунд { $round }: ваш ход.
serpent-event-tokens = Ярость богини: жетонов теперь { $tokens }.
serpent-event-glory =
    { $count ->
        [one] { $who } получает { $count } славу.
       *[other] { $who } получает { $count } славы.
    }
serpent-event-glory-you =
    { $count ->
        [one] Вы получаете { $count } славу.
       *[other] Вы получаете { $count } славы.
    }
serpent-event-glory-lost =
    { $count ->
        [one] { $who } отдаёт { $count } славу.
       *[other] { $who } отдаёт { $count } славы.
    }
serpent-event-glory-lost-you =
    { $count ->
        [one] Вы отдаёте { $count } славу.
       *[other] Вы отдаёте { $count } славы.
    }
serpent-event-peril =
    { $count ->
        [one] { $who } получает { $count } риск.
       *[other] { $who } получает { $count } риска.
    }
serpent-event-peril-you =
    { $count ->
        [one] Вы получаете { $count } риск.
       *[other] Вы получаете { $count } риска.
    }
serpent-event-peril-lost =
    { $count ->
        [one] { $who } теряет { $count } риск.
       *[other] { $who } теряет { $count } риска.
    }
serpent-event-peril-lost-you =
    { $count ->
        [one] Вы теряете { $count } риск.
       *[other] Вы теряете { $count } риска.
    }
serpent-event-healed =
    { $who } исцеляет { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-healed-you =
    Вы исцеляете { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-wounded =
    { $who } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-wounded-you =
    Вы получаете { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-felled = { $who } теряет героя: он повержен!
serpent-event-felled-you = Вы теряете героя: он повержен!
serpent-event-hero = { $who } играет за героя: { serpent-hero }.
serpent-event-hero-you = Вы играете за героя: { serpent-hero }.
serpent-event-appeared = { $who } вводит нового героя в локации «{ serpent-place }».
serpent-event-appeared-you = Вы вводите нового героя в локации «{ serpent-place }».
serpent-event-shuffled = Сброс перетасован в новую колоду.
serpent-event-drew =
    { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
serpent-event-drew-you =
    Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
serpent-event-drew-card = { $who } берёт карту «{ serpent-card }».
serpent-event-drew-card-you = Вы берёте карту «{ serpent-card }».
serpent-event-shared-quest = Новое общее задание: «{ serpent-quest }».
serpent-event-personal-quest = { $who } получает задание «{ serpent-quest }».
serpent-event-personal-quest-you = Вы получаете задание «{ serpent-quest }».
serpent-event-over = Игра окончена.
serpent-event-played = { $who } играет карту «{ serpent-card }».
serpent-event-played-you = Вы играете карту «{ serpent-card }».
serpent-event-drank = { $who } применяет «{ serpent-card }».
serpent-event-drank-you = Вы применяете «{ serpent-card }».
serpent-event-used = { $who } применяет «{ serpent-ability }».
serpent-event-used-you = Вы применяете «{ serpent-ability }».
serpent-event-cursed = { $who } играет «{ serpent-card }» за риск игрока { $whom }.
serpent-event-cursed-you = Вы играете «{ serpent-card }» за риск игрока { $whom }.
serpent-event-cursed-at-you = { $who } играет «{ serpent-card }» за ваш риск.
serpent-event-passed = { $who } проходит проверку ({ serpent-stat }): на кубике { $die }, всего { $total } против { $number }.
serpent-event-passed-you = Вы проходите проверку ({ serpent-stat }): на кубике { $die }, всего { $total } против { $number }.
serpent-event-freed = { $who } выбрасывает 6 и освобождается, хотя всего { $total } против { $number } ({ serpent-stat }).
serpent-event-freed-you = Вы выбрасываете 6 и освобождаетесь, хотя всего { $total } против { $number } ({ serpent-stat }).
serpent-event-failed = { $who } проваливает проверку ({ serpent-stat }): на кубике { $die }, всего { $total } против { $number }.
serpent-event-failed-you = Вы проваливаете проверку ({ serpent-stat }): на кубике { $die }, всего { $total } против { $number }.
serpent-event-rerolled = { $who } перебрасывает { $die }.
serpent-event-rerolled-you = Вы перебрасываете { $die }.
serpent-event-prevented = { $who } не получает рану: её принимает «{ serpent-card }».
serpent-event-prevented-you = Рану за вас принимает «{ serpent-card }».
serpent-event-went = { $who } входит в локацию «{ serpent-place }».
serpent-event-went-you = Вы входите в локацию «{ serpent-place }».
serpent-event-waits = { $who } открывает выход, но сил идти дальше уже нет.
serpent-event-waits-you = Вы открываете выход, но сил идти дальше уже нет.
serpent-event-robbed = { $who } крадёт славу у игрока { $whom }.
serpent-event-robbed-you = Вы крадёте славу у игрока { $whom }.
serpent-event-robbed-at-you = { $who } крадёт славу у вас.
serpent-event-sprung = { $who } попадает в ловушку «{ serpent-card }»!
serpent-event-sprung-you = Вы попадаете в ловушку «{ serpent-card }»!
serpent-event-lay-down = { $who } ложится.
serpent-event-lay-down-you = Вы ложитесь.
serpent-event-fell = { $who } падает.
serpent-event-fell-you = Вы падаете.
serpent-event-rose = { $who } поднимается.
serpent-event-rose-you = Вы поднимаетесь.
serpent-event-level = { $who } теперь на уровне { $level }.
serpent-event-level-you = Вы теперь на уровне { $level }.
serpent-event-discarded = { $who } сбрасывает «{ serpent-card }».
serpent-event-discarded-you = Вы сбрасываете «{ serpent-card }».
serpent-event-recovered = { $who } берёт из сброса «{ serpent-card }».
serpent-event-recovered-you = Вы берёте из сброса «{ serpent-card }».
serpent-event-swapped = { $who } меняет местами «{ serpent-place }» и «{ serpent-other }».
serpent-event-swapped-you = Вы меняете местами «{ serpent-place }» и «{ serpent-other }».
serpent-event-turned = { $who } поворачивает «{ serpent-place }».
serpent-event-turned-you = Вы поворачиваете «{ serpent-place }».
serpent-event-turned-up = Новая локация: «{ serpent-place }».
serpent-event-laid = { $who } выкладывает локацию «{ serpent-place }».
serpent-event-laid-you = Вы выкладываете локацию «{ serpent-place }».
serpent-event-cancelled = { $who } уходит от атаки.
serpent-event-cancelled-you = Вы уходите от атаки.
serpent-event-answer = { $who } выбирает ответ: { serpent-form }.
serpent-event-answer-you = Вы выбираете ответ: { serpent-form }.
serpent-event-repelled = { $who } прогоняет монстра «{ serpent-card }».
serpent-event-repelled-you = Вы прогоняете монстра «{ serpent-card }».
serpent-event-minion = { $who } получает приспешника: «{ serpent-card }».
serpent-event-minion-you = Вы получаете приспешника: «{ serpent-card }».
serpent-event-duel = { $who } нападает на игрока { $whom } ({ serpent-form }).
serpent-event-duel-you = Вы нападаете на игрока { $whom } ({ serpent-form }).
serpent-event-duel-at-you = { $who } нападает на вас ({ serpent-form }).
serpent-event-sent = { $who } насылает монстра «{ serpent-card }» на игрока { $whom } ({ serpent-form }).
serpent-event-sent-you = Вы насылаете монстра «{ serpent-card }» на игрока { $whom } ({ serpent-form }).
serpent-event-sent-at-you = { $who } насылает на вас монстра «{ serpent-card }» ({ serpent-form }).
serpent-event-trap-laid = { $who } ставит «{ serpent-card }» в локации «{ serpent-place }».
serpent-event-trap-laid-you = Вы ставите «{ serpent-card }» в локации «{ serpent-place }».
serpent-event-hunted = «{ serpent-monster }» нападает на игрока { $who } ({ serpent-form }).
serpent-event-hunted-you = «{ serpent-monster }» нападает на вас ({ serpent-form }).
serpent-event-attack = { serpent-attacker } бьёт ({ serpent-form }): на кубике { $die }, всего { $total }. Обороняется { serpent-foe }.
serpent-event-counter = { serpent-foe } отбивается ({ serpent-form }): на кубике { $die }, всего { $total }. Нападает { serpent-attacker }.
serpent-event-challenge = Вызов! { serpent-attacker } бьёт в ответ ({ serpent-form }), обороняется { serpent-foe }.
serpent-event-tie = Ничья: никто не ранен.
serpent-event-shot-missed = Выстрел мимо. { $who } слишком далеко для ответного удара.
serpent-event-shot-missed-you = Выстрел мимо. Вы слишком далеко для ответного удара.
serpent-event-monster-hit =
    «{ serpent-monster }» получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
serpent-event-beaten = «{ serpent-card }»: монстр повержен.
serpent-event-stole = { $who } отбирает «{ serpent-quest }» у игрока { $whom }.
serpent-event-stole-you = Вы отбираете «{ serpent-quest }» у игрока { $whom }.
serpent-event-stole-at-you = { $who } отбирает «{ serpent-quest }» у вас.
serpent-event-to-hand = { $who } возвращает на руку «{ serpent-card }».
serpent-event-to-hand-you = Вы возвращаете на руку «{ serpent-card }».
serpent-event-to-lair = { $who } отправляет в логово «{ serpent-card }».
serpent-event-to-lair-you = Вы отправляете в логово «{ serpent-card }».
serpent-event-buried = { $who } сбрасывает «{ serpent-card }».
serpent-event-buried-you = Вы сбрасываете «{ serpent-card }».
serpent-event-tries = { $who } пытается выполнить «{ serpent-quest }».
serpent-event-tries-you = Вы пытаетесь выполнить «{ serpent-quest }».
serpent-event-dice-passed = { $who } бросает два кубика: { $total } против { $number } – успех.
serpent-event-dice-passed-you = Вы бросаете два кубика: { $total } против { $number } – успех.
serpent-event-dice-failed = { $who } бросает два кубика: { $total } против { $number } – провал.
serpent-event-dice-failed-you = Вы бросаете два кубика: { $total } против { $number } – провал.
serpent-event-step = { $who } на шаг ближе к цели: «{ serpent-quest }».
serpent-event-step-you = Вы на шаг ближе к цели: «{ serpent-quest }».
serpent-event-found = { $who } находит цель задания «{ serpent-quest }»: { $total } против { $number }.
serpent-event-found-you = Вы находите цель задания «{ serpent-quest }»: { $total } против { $number }.
serpent-event-not-found = { $who } ищет впустую, задание «{ serpent-quest }»: { $total } против { $number }.
serpent-event-not-found-you = Вы ищете впустую, задание «{ serpent-quest }»: { $total } против { $number }.
serpent-event-offered = { $who } жертвует картой «{ serpent-card }».
serpent-event-offered-you = Вы жертвуете картой «{ serpent-card }».
serpent-event-took = { $who } берёт под опеку «{ serpent-quest }».
serpent-event-took-you = Вы берёте под опеку «{ serpent-quest }».
serpent-event-dropped = { $who } оставляет здесь «{ serpent-quest }».
serpent-event-dropped-you = Вы оставляете здесь «{ serpent-quest }».
serpent-event-completed = { $who } выполняет задание «{ serpent-quest }»!
serpent-event-completed-you = Вы выполняете задание «{ serpent-quest }»!
serpent-event-shed = { $who } сбрасывает «{ serpent-card }»: нет места.
serpent-event-shed-you = Вы сбрасываете «{ serpent-card }»: нет места.
serpent-event-upkeep =
    { $count ->
        [one] { $who } платит { $count } славу за сохранение карт.
       *[other] { $who } платит { $count } славы за сохранение карт.
    }
serpent-event-upkeep-you =
    { $count ->
        [one] Вы платите { $count } славу за сохранение карт.
       *[other] Вы платите { $count } славы за сохранение карт.
    }
serpent-event-unpaid = { $who } не платит за сохранение: «{ serpent-card }» возвращается на руку.
serpent-event-unpaid-you = Вы не платите за сохранение: «{ serpent-card }» возвращается на руку.
serpent-event-peril-dice =
    { $who } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } риска: { $count ->
        [0] карт риска не будет.
        [one] { $count } карта риска.
        [few] { $count } карты риска.
       *[many] { $count } карт риска.
    }
serpent-event-peril-dice-you =
    Вы бросаете { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } риска: { $count ->
        [0] карт риска не будет.
        [one] { $count } карта риска.
        [few] { $count } карты риска.
       *[many] { $count } карт риска.
    }
serpent-event-peril-card = { $who } встречает карту риска «{ serpent-card }».
serpent-event-peril-card-you = Вы встречаете карту риска «{ serpent-card }».
serpent-event-appears = «{ serpent-card }» нападает на игрока { $who }.
serpent-event-appears-you = «{ serpent-card }» нападает на вас.
serpent-event-stage = Начинается легендарная часть игры!
serpent-why-moment = Сейчас нужно решить другое.
serpent-why-unknown =
    { $kind ->
        [card] Карты «{ $word }» нет.
        [place] Локации «{ $word }» нет.
        [quest] Задания «{ $word }» нет.
        [hero] Героя «{ $word }» нет.
        [ability] Умения «{ $word }» нет.
        [form] «{ $word }» – не форма боя: есть melee (ближний бой), magic (магия) и speed (скорость).
        [stat] «{ $word }» – не характеристика героя.
       *[side] «{ $word }» – не сторона: есть north (север), east (восток), south (юг) и west (запад).
    }
serpent-why-oneself = Это ваш собственный герой.
serpent-why-nobody = Такого героя в игре нет.

## Почему нельзя
serpent-why-fallen = Упавший герой может потратить действие только на то, чтобы подняться.
serpent-why-no-action = На это не осталось действий.
serpent-why-standing = Ваш герой и так стоит.
serpent-why-lying = Лечь ради действия можно, только если тут же потратить его на что-то другое.
serpent-why-no-lying = Ложиться ради действия можно только в варианте «Ограничение движения».
serpent-why-lies = Ваш герой и так лежит.
serpent-why-lain = Ложиться ради действия можно один раз за ход.
serpent-why-lying-idle = Это действие не на что потратить.
serpent-why-off-map = Локация «{ serpent-place }» ещё не выложена.
serpent-why-there = Ваш герой уже там.
serpent-why-no-way = До локации «{ serpent-place }» не дойти: не хватает действий, или путь ведёт больше чем через один выход с проверкой.
serpent-why-step-by-step = В локацию «{ serpent-place }» за один переход не дойти: идите туда по шагам.
serpent-why-fought = Герой начинает только одну битву за ход.
serpent-why-not-here = Этого героя нет в вашей локации.
serpent-why-map-full = Больше ни одна локация не подходит к карте.
serpent-why-map-whole = Все локации уже выложены.
serpent-why-no-quest = Этого задания нет на столе.
serpent-why-quest-done = Это задание уже выполнено.
serpent-why-not-yours = Это чужое личное задание.
serpent-why-wrong-place = В вашей локации для этого задания ничего не сделать.
serpent-why-escort = В задании сопровождения жетон берут в одной локации и сдают в другой, попыток в нём нет.
serpent-why-no-escort = Брать, бросать и сдавать жетон можно только в задании сопровождения.
serpent-why-not-carried = У вашего героя нет этого жетона сопровождения.
serpent-why-carried = Этот жетон сопровождения уже у вашего героя.
serpent-why-deliver = Этот жетон сопровождения сдают в локации «{ serpent-place }».
serpent-why-arrived = Здесь жетон сопровождения сдают, а не бросают.
serpent-why-dropped = Бросить жетон сопровождения можно один раз за ход.
serpent-why-token = Жетон сопровождения лежит в локации «{ serpent-place }».
serpent-why-fresh = В тот же ход брошенное не поднимают.
serpent-why-no-search = В этом задании ничего не ищут.
serpent-why-found = Цель уже найдена: пробуйте выполнить задание.
serpent-why-not-found = Сначала цель нужно здесь отыскать.
serpent-why-name-stat = Назовите характеристику для проверки: { $stats }.
serpent-why-no-stat = Здесь характеристику не называют.
serpent-why-give-cards =
    { $count ->
        [one] Нужно отдать { $count } карту с руки
        [few] Нужно отдать { $count } карты с руки
       *[many] Нужно отдать { $count } карт с руки
    }, а столько у вас нет.
serpent-why-give-health =
    Нужно отдать { $count } { $count ->
        [one] здоровье
       *[other] здоровья
    }, а этого герой не переживёт.
serpent-why-give-worth = Нужно отдать подготовленные карты на { $count } славы, а столько у вас нет.
serpent-why-glory =
    Это стоит { $count } { $count ->
        [one] славу
       *[other] славы
    }, а столько у вас нет.
serpent-why-not-in-hand = Этой карты нет у вас на руке.
serpent-why-peril-card = Карты риска играют против соперников и за их риск.
serpent-why-glory-card = Карты славы играют для своего героя.
serpent-why-legendary = Легендарные карты – с { $level }-го уровня.
serpent-why-time =
    { $timing ->
        [heroic] Это применяют в своей фазе подвигов.
        [response] Это применяют в ответ на атаку.
       *[any] В чужой ход об этом спросят, только если от этого сразу будет толк.
    }
serpent-why-entering = При входе играют только карты, которые помогут против того, что героя там ждёт.
serpent-why-how =
    { $how ->
        [play] Эту карту играют просто так: цели и цены у неё не называют.
        [play-for] Назовите, сколько славы вы платите за эту карту.
        [play-at] Назовите локацию, в которую ведёт эта карта.
        [play-against] Назовите атаку, против которой играется эта карта.
        [play-on] Назовите оружие, на которое ложится эта карта.
        [vow] Назовите своё задание, на которое ложится эта карта.
        [use] Это умение применяют просто так, цели у него нет.
        [use-on] Назовите героя, на которого действует это умение.
        [use-at] Назовите выход, на который действует это умение.
        [use-against] Назовите атаку, против которой применяется это умение.
        [curse] Это проклятие играют против одного соперника, и цена у него своя.
        [curse-for] Назовите, сколько риска стоит это проклятие.
        [rust] Это проклятие кладут на сокровище соперника.
       *[bless] Это проклятие кладут на своего монстра или свою ловушку.
    }
serpent-why-no-room = В инвентаре нет места или уже есть сокровище этого типа.
serpent-why-alone-boon = В одиночной игре постоянные преимущества играют только на входе.
serpent-why-alone-treasure = В одиночной игре постоянные сокровища играют в конце битвы.
serpent-why-stow = Приберечь можно только мгновенное сокровище и только в своей фазе подвигов.
serpent-why-unhurt = Ваш герой не ранен.
serpent-why-saved = Второе действие не сохраняют.
serpent-why-muted = В этой битве ваш герой отвечать не может.
serpent-why-steps = Слава за эту карту платится по { $count }, и не больше, чем у вас есть.
serpent-why-held = Переносить вашего героя сейчас нельзя.
serpent-why-too-far = В локацию «{ serpent-place }» эта карта не ведёт.
serpent-why-no-attack = Атаки, которую остановила бы эта карта, нет.
serpent-why-host-quest = Эту карту кладут на своё невыполненное личное задание, и только одну.
serpent-why-host-weapon = Эту карту кладут на своё оружие, и только одну.
serpent-why-no-potion = Такого зелья вы не приберегли.
serpent-why-no-ability = Ни герой, ни карты, ни локация этого умения сейчас не дают.
serpent-why-by-itself = Это умение срабатывает само, или о нём спросят, когда придёт время.
serpent-why-used = В этот ход это уже применяли.
serpent-why-idle = Сейчас это ничего не изменит.
serpent-why-target = К этому умение сейчас не применить.
serpent-why-declared = Столкновения объявляют один раз за фазу, все сразу.
serpent-why-no-plan = Ничего не задумано.
serpent-why-plan-open = Сначала объявите план или откажитесь от него.
serpent-why-recalled = От плана отказываются один раз за фазу.
serpent-why-other-sort = Эту карту играют иначе: монстров посылают, ловушки ставят, проклятия накладывают.
serpent-why-planned = Это уже в плане.
serpent-why-not-in-lair = В вашем логове такого монстра нет.
serpent-why-attacked = Этот монстр в этот ход уже атаковал.
serpent-why-legendary-target = Легендарные карты играют только против героев с { $level }-го уровня.
serpent-why-peril = У игрока { $whom } мало риска.
serpent-why-form = В этой форме монстр не атакует.
serpent-why-set-off-map = Ловушку ставят на выложенную локацию.
serpent-why-set-entrance = На входе ловушек не ставят.
serpent-why-set-trap = Там уже есть ловушка или она там задумана.
serpent-why-set-hero = Там, где стоит герой, ловушку не ставят.
serpent-why-rouse-variant = За этим столом Накари против героев не посылают.
serpent-why-rouse-gone = Накари в игре нет.
serpent-why-rouse-once = Накари посылают один раз за ход.
serpent-why-rouse-place = Накари посылают только против героя в её логове.
serpent-why-boost-none = Такого столкновения в плане нет.
serpent-why-boosted = Это усиление уже куплено.
serpent-why-no-boost = Эту атаку усилить нечем.
serpent-why-spoils-rolls = Эта карта портит бросок: о ней спросят, когда соперник соберётся бросать.
serpent-why-cursed = Это проклятие уже лежит на этом герое.
serpent-why-not-in-play = Такой карты в игре нет.
serpent-why-host-treasure = Это ваше собственное сокровище.
serpent-why-lay-taken = Там уже лежит локация.
serpent-why-lay-apart = Рядом с этим местом нет ни одной локации.
serpent-why-lay-fit = Так локация туда не подходит.
serpent-why-not-asked = Сейчас речь не об этой карте.
serpent-why-zone = Сокровище сбрасывают из инвентаря, а монстра – из логова.
serpent-why-wounded = Раненый монстр на руку не возвращается.
serpent-why-unwounded = Невредимый монстр уходит на руку или в логово.
serpent-why-lair-room = В логове нет места для всех.
serpent-why-must-discard = Одну карту нужно сбросить.
serpent-why-give-peril = Дать можно хотя бы 1 риск и не больше, чем есть.
serpent-why-no-minion = Сделать это некому: такого приспешника у вас нет.
serpent-why-no-spoiler = Сейчас играют только карту, которая портит бросок.
serpent-why-not-rolling = Бросать собирается другой герой.
serpent-why-host-monster = Это проклятие кладут на монстра в своём логове или на свою ловушку.
serpent-reason-in =
    { $value ->
        [100] во всех пробах
       *[other] в { $value } % проб
    }
serpent-reason-in-other =
    { $other ->
        [0] ни в одной
        [100] во всех
       *[other] в { $other } %
    }
serpent-reason-rivals =
    { $seats ->
        [2] у соперника
       *[other] у соперников вместе
    }
serpent-reason-won = До конца хода вы побеждаете { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-quest = До конца хода вы выполняете задание { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-step = До конца хода вы продвигаетесь в задании { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-felled = За круг ваш герой гибнет { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-quest-soon = За круг вы выполняете задание { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-rival-quest = За круг соперник выполняет задание { serpent-reason-in }, при втором по силе варианте – { serpent-reason-in-other }.
serpent-reason-health = Здоровья к концу хода у вас в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-glory = Славы к концу хода у вас в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-rivals-health = Здоровья к концу хода { serpent-reason-rivals } в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-health-soon = Здоровья через круг у вас в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-glory-soon = Славы через круг у вас в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-rivals-health-soon = Здоровья через круг { serpent-reason-rivals } в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-rivals-glory-soon = Славы через круг { serpent-reason-rivals } в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-peril = Риска через круг у вас в среднем { $value } против { $other } при втором по силе варианте.
serpent-reason-way =
    { $other ->
        [0] Это место задания «{ serpent-quest }»
        [one] До места задания «{ serpent-quest }» остаётся { $other } шаг
        [few] До места задания «{ serpent-quest }» остаётся { $other } шага
       *[many] До места задания «{ serpent-quest }» остаётся { $other } шагов
    }; при втором по силе варианте { $other ->
        [0] до него { $value ->
            [one] { $value } шаг.
            [few] { $value } шага.
           *[many] { $value } шагов.
        }
       *[other] останется { $value }.
    }
serpent-reason-home =
    { $other ->
        [0] Задания выполнены, и вы у входа
        [one] Задания выполнены, до входа остаётся { $other } шаг
        [few] Задания выполнены, до входа остаётся { $other } шага
       *[many] Задания выполнены, до входа остаётся { $other } шагов
    }; при втором по силе варианте { $other ->
        [0] до него { $value ->
            [one] { $value } шаг.
            [few] { $value } шага.
           *[many] { $value } шагов.
        }
       *[other] останется { $value }.
    }
serpent-reason-missing =
    Места для задания «{ serpent-quest }» ещё нет на карте, { $count ->
        [one] не выложена { $count } локация.
        [few] не выложены { $count } локации.
       *[many] не выложено { $count } локаций.
    }
serpent-reason-lay-goal =
    Это место задания «{ serpent-quest }»: идти до него { $other ->
        [one] { $other } шаг
        [few] { $other } шага
       *[many] { $other } шагов
    }, при втором по силе варианте – { $value }.
serpent-reason-lay-far =
    Сюда ведёт личное задание соперника ({ $whom }): идти { $value ->
        [one] { $value } шаг
        [few] { $value } шага
       *[many] { $value } шагов
    }, при втором по силе варианте – { $other }.
serpent-reason-leader =
    { $quests ->
        [one] Впереди всех { $whom }: выполнено { $quests } задание.
        [few] Впереди всех { $whom }: выполнено { $quests } задания.
       *[many] Впереди всех { $whom }: выполнено { $quests } заданий.
    }
serpent-reason-peril-pays = { $whom }: риска станет { $peril }, этого хватит на карту «{ serpent-card }» из вашей руки (цена { $price }).
serpent-reason-rescue =
    { $count ->
        [one] Герой получает { $count } рану, а здоровья { $health }: без лечения он погибнет.
        [few] Герой получает { $count } раны, а здоровья { $health }: без лечения он погибнет.
       *[many] Герой получает { $count } ран, а здоровья { $health }: без лечения он погибнет.
    }
serpent-reason-save = Второй по силе вариант стоит { serpent-glory-points }: на задание «{ serpent-quest }» тогда не хватит, нужно { $need }, останется { $left }.
serpent-reason-price =
    { $other ->
        [0] Второй по силе вариант стоит { $value } из { $have } славы.
       *[other] Второй по силе вариант стоит { $value } из { $have } славы, этот – { $other }.
    }
serpent-reason-keep-potion = «{ serpent-card }» лечит до { $count } ран, а потеряно здоровья только { $lost }: лучше приберечь.
serpent-reason-copy = В руке есть ещё одна карта «{ serpent-card }».
serpent-reason-no-host = Карту «{ serpent-card }» сейчас не под что положить.
serpent-reason-worn = Сокровище того же вида уже надето: «{ serpent-card }».
serpent-reason-no-room = Для карты «{ serpent-card }» нет места: заняты все { $count }.
serpent-reason-too-dear = «{ serpent-card }» стоит { serpent-glory-points }, а у вас только { $have }.
serpent-reason-unpaid = «{ serpent-card }» стоит { serpent-peril-points }, а у соперников не больше { $have }.
serpent-label-shared = общие
serpent-label-battle = битва
serpent-label-hand = рука
serpent-label-out = вне игры
serpent-track =
    { $track ->
        [place] где
        [level] ур.
        [health] здор.
        [glory] слава
        [peril] риск
        [actions] дейст.
        [melee] бой
        [magic] магия
        [speed] скор.
        [quests] задан.
       *[cards] карт
    }
serpent-price =
    { $kind ->
        [glory] · слава { $cost }
       *[peril] · риск { $cost }
    }
serpent-headline = раунд { $round }, { serpent-phase }, ярость { $tokens }/5

## Счёт
serpent-part-quests = Задания
serpent-part-points = Очки
serpent-part-level = Уровень
serpent-part-health = Здоровье
serpent-part-glory = Слава

## Роды карт
serpent-kind-hero = Герои
serpent-kind-location = Локации
serpent-kind-monster = Монстры
serpent-kind-card = Приключения
serpent-kind-quest = Задания
serpent-kind-event = Событие

## Виды карт
serpent-word-spawn = исчадие
serpent-word-snake = змея
serpent-word-serpentfolk = змеелюды
serpent-word-knight = рыцарь
serpent-word-priestess = жрица
serpent-word-undead = нежить
serpent-word-beast = зверь
serpent-word-goddess = богиня
serpent-word-legendary = легендарная
serpent-word-ward = оберег
serpent-word-potion = зелье
serpent-word-spell = заклинание
serpent-word-manoeuvre = манёвр
serpent-word-skill = навык
serpent-word-effort = усилие
serpent-word-vow = клятва
serpent-word-trick = уловка
serpent-word-hex = порча
serpent-word-decay = тлен
serpent-word-blessing = благословение Накари
serpent-word-mischief = козни
serpent-word-storm = буря
serpent-word-warp = перенос
serpent-word-shift = сдвиг
serpent-word-many-heroes = для нескольких героев
serpent-word-weapon = оружие
serpent-word-armour = доспех
serpent-word-helmet = шлем
serpent-word-ring = кольцо
serpent-word-boots = сапоги
serpent-word-belt = пояс

## Настройки
serpent-option-heroes = Герои
serpent-option-heroes-help = Герои по местам; если пусто, раздаются случайно.
serpent-option-short = Короткая игра
serpent-option-short-help = Для победы хватает двух заданий, а карта меньше: лишние тоннели остаются в коробке.
serpent-option-no_white_spots = Без белых пятен
serpent-option-no_white_spots-help = Все локации раздаются и выкладываются до первого хода.
serpent-option-resurrection = Воскрешение
serpent-option-resurrection-help = Игрок поверженного героя берёт другого и сохраняет задания.
serpent-option-hero_choice = Выбор героев
serpent-option-hero_choice-help = Все по очереди, начиная с первого игрока, выбирают героев.
serpent-option-optional_discard = Необязательный сброс
serpent-option-optional_discard-help = В конце хода карту можно не сбрасывать.
serpent-option-impartial_placement = Непредвзятое размещение
serpent-option-impartial_placement-help = Локацию своего задания выкладывает сосед.
serpent-option-nothing_personal = Ничего личного
serpent-option-nothing_personal-help = Все задания общие, открыты два.
serpent-option-limited_movement = Ограничение движения
serpent-option-limited_movement-help = Три действия за ход, сохранять их нельзя; герой может лечь ради ещё одного.
serpent-option-dodging_spikes = Уклонение от шипов
serpent-option-dodging_spikes-help = Вместо проверки на шипах можно потратить действие.
serpent-option-separate_decks = Раздельные колоды
serpent-option-separate_decks-help = Колода славы и колода риска отдельно.
serpent-option-solo_lair = Логово в одиночной игре
serpent-option-solo_lair-help = Для игры в одиночку, труднее: самый дорогой из уцелевших монстров остаётся в логове и вступает в каждую следующую битву.
serpent-option-combined = Сочетание наборов
serpent-option-combined-help = Начать с 1-го уровня с героическим набором; решают победные очки. У героев сначала 6 здоровья, поэтому хорошо сочетается с воскрешением.
serpent-option-lair_heals = Логово лечит
serpent-option-lair_heals-help = Монстр из логова атакует с полным здоровьем.
serpent-option-nakari_peril = Накари за риск
serpent-option-nakari_peril-help = На героя в логове Накари можно натравить её за его риск.
serpent-option-free_minion = Бесплатный приспешник
serpent-option-free_minion-help = Атака приспешника в конце битвы не стоит действия.
serpent-option-try_per_quest = Первая попытка каждого задания
serpent-option-try_per_quest-help = Бесплатна первая попытка каждого задания, а не только первая за ход.
serpent-option-round_cap = Последний раунд
serpent-option-round_cap-help = После этого раунда побеждает тот, кто впереди. В одиночку это поражение: с 30 раундами игра трудна, с 24 – очень трудна.
serpent-option-ask_all = Спрашивать всех
serpent-option-ask_all-help = Когда можно сыграть карту, вопрос получают все, у кого она могла бы быть: никто не узнает, у кого что на руке. В браузере против соперников так всегда.
serpent-option-stage_wait = Ожидание на вершине
serpent-option-stage_wait-help = Сочетание наборов: сколько раундов герой ждёт остальных.

## Слова в предложениях
serpent-glory-points =
    { $price ->
        [one] { $price } славу
       *[other] { $price } славы
    }
serpent-peril-points =
    { $price ->
        [one] { $price } риск
       *[other] { $price } риска
    }
serpent-where =
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
    } от входа
serpent-steps-north =
    { SIGN($y) ->
        [plus] { SIZE($y) } вверх
        [minus] { SIZE($y) } вниз
       *[none] { "" }
    }
serpent-steps-east =
    { SIGN($x) ->
        [plus] { SIZE($x) } вправо
        [minus] { SIZE($x) } влево
       *[none] { "" }
    }
serpent-spot = { serpent-where } ({ LIST(serpent-steps-north, serpent-steps-east, last: ", ") })
serpent-card =
    { $card ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [acid-stream] { serpent-card-acid-stream }
        [stone-maw] { serpent-card-stone-maw }
        [mirror-rift] { serpent-card-mirror-rift }
        [dropgate] { serpent-card-dropgate }
        [eye-of-nakari] { serpent-card-eye-of-nakari }
        [frailty] { serpent-card-frailty }
        [creeping-rust] { serpent-card-creeping-rust }
        [nakaris-kiss] { serpent-card-nakaris-kiss }
        [tremor-of-coils] { serpent-card-tremor-of-coils }
        [brand-of-oblivion] { serpent-card-brand-of-oblivion }
        [tribute] { serpent-card-tribute }
        [slick-stone] { serpent-card-slick-stone }
        [rain-of-serpents] { serpent-card-rain-of-serpents }
        [repel] { serpent-card-repel }
        [distraction] { serpent-card-distraction }
        [command-fiend] { serpent-card-command-fiend }
        [rolling-escape] { serpent-card-rolling-escape }
        [battle-trance] { serpent-card-battle-trance }
        [delvers-sense] { serpent-card-delvers-sense }
        [step-through-gloom] { serpent-card-step-through-gloom }
        [ward-of-scales] { serpent-card-ward-of-scales }
        [second-wind] { serpent-card-second-wind }
        [counterstroke] { serpent-card-counterstroke }
        [sworn-oath] { serpent-card-sworn-oath }
        [rejuvenation] { serpent-card-rejuvenation }
        [belt-pouch] { serpent-card-belt-pouch }
        [plate-of-gwildor] { serpent-card-plate-of-gwildor }
        [hooded-helm] { serpent-card-hooded-helm }
        [blade-of-ilbor] { serpent-card-blade-of-ilbor }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [ouroboros-ring] { serpent-card-ouroboros-ring }
        [runaways-boots] { serpent-card-runaways-boots }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [spring-bow] { serpent-card-spring-bow }
        [drowsy-smoke] { serpent-card-drowsy-smoke }
        [false-floor] { serpent-card-false-floor }
        [wrong-turn] { serpent-card-wrong-turn }
        [settling-floor] { serpent-card-settling-floor }
        [petty-tribute] { serpent-card-petty-tribute }
        [sharp-shout] { serpent-card-sharp-shout }
        [knack] { serpent-card-knack }
        [sprint] { serpent-card-sprint }
        [steady-grip] { serpent-card-steady-grip }
        [small-draught] { serpent-card-small-draught }
        [leather-coat] { serpent-card-leather-coat }
        [short-sword] { serpent-card-short-sword }
        [apprentice-wand] { serpent-card-apprentice-wand }
       *[other] { $card }
    }
serpent-place =
    { $place ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $place }
    }
serpent-other =
    { $other ->
        [temple-gate] { serpent-location-temple-gate }
        [crossroads] { serpent-location-crossroads }
        [snake-crawl] { serpent-location-snake-crawl }
        [sentinel-gallery] { serpent-location-sentinel-gallery }
        [dripping-fork] { serpent-location-dripping-fork }
        [bend-of-idols] { serpent-location-bend-of-idols }
        [caved-in-way] { serpent-location-caved-in-way }
        [abyss-bridge] { serpent-location-abyss-bridge }
        [gloomy-gut] { serpent-location-gloomy-gut }
        [gloomy-culvert] { serpent-location-gloomy-culvert }
        [gloomy-bonewalk] { serpent-location-gloomy-bonewalk }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [nakaris-lair] { serpent-location-nakaris-lair }
        [brood-hall] { serpent-location-brood-hall }
        [armoury-of-ilbor] { serpent-location-armoury-of-ilbor }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [pit-of-offerings] { serpent-location-pit-of-offerings }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [knights-prison] { serpent-location-knights-prison }
        [venom-spring] { serpent-location-venom-spring }
        [priestess-bath] { serpent-location-priestess-bath }
        [old-postern] { serpent-location-old-postern }
        [rooty-way] { serpent-location-rooty-way }
        [old-adit] { serpent-location-old-adit }
        [crooked-bend] { serpent-location-crooked-bend }
        [three-vaults] { serpent-location-three-vaults }
        [gloomy-descent] { serpent-location-gloomy-descent }
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [crawler-nest] { serpent-location-crawler-nest }
        [smugglers-hold] { serpent-location-smugglers-hold }
        [drowned-well] { serpent-location-drowned-well }
        [lesser-altar] { serpent-location-lesser-altar }
       *[other] { $other }
    }
serpent-quest =
    { $quest ->
        [crown-of-ilbor] { serpent-quest-crown-of-ilbor }
        [heartstone] { serpent-quest-heartstone }
        [tolling-bell] { serpent-quest-tolling-bell }
        [renunciation] { serpent-quest-renunciation }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [orders-cache] { serpent-quest-orders-cache }
        [chronicler] { serpent-quest-chronicler }
        [captive-knight] { serpent-quest-captive-knight }
        [basilisk-egg] { serpent-quest-basilisk-egg }
        [foul-the-spring] { serpent-quest-foul-the-spring }
        [rope-over-abyss] { serpent-quest-rope-over-abyss }
        [oracles-dice] { serpent-quest-oracles-dice }
        [defeat-nakari] { serpent-quest-defeat-nakari }
        [postern-key] { serpent-quest-postern-key }
        [restless-dead] { serpent-quest-restless-dead }
        [altar-coin] { serpent-quest-altar-coin }
        [old-snake] { serpent-quest-old-snake }
        [buried-satchel] { serpent-quest-buried-satchel }
        [lost-acolyte] { serpent-quest-lost-acolyte }
        [bail-the-well] { serpent-quest-bail-the-well }
        [knucklebones] { serpent-quest-knucklebones }
       *[other] { $quest }
    }
serpent-hero =
    { $hero ->
        [roderick] { serpent-hero-roderick }
        [tainin] { serpent-hero-tainin }
        [nord] { serpent-hero-nord }
        [bel] { serpent-hero-bel }
        [elendus] { serpent-hero-elendus }
        [sessira] { serpent-hero-sessira }
       *[other] { $hero }
    }
serpent-monster =
    { $monster ->
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [choker-spawn] { serpent-monster-choker-spawn }
        [spitter-spawn] { serpent-monster-spitter-spawn }
        [whisper-spawn] { serpent-monster-whisper-spawn }
        [three-headed-spawn] { serpent-monster-three-headed-spawn }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [bone-naga] { serpent-monster-bone-naga }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [temple-shade] { serpent-monster-temple-shade }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [hatchling] { serpent-monster-hatchling }
        [crested-lizard] { serpent-monster-crested-lizard }
        [renegade-squire] { serpent-monster-renegade-squire }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [bone-sentry] { serpent-monster-bone-sentry }
        [brood-alpha] { serpent-monster-brood-alpha }
        [high-priestess] { serpent-prey-high-priestess }
        [mother-of-broods] { serpent-prey-mother-of-broods }
        [old-snake] { serpent-prey-old-snake }
       *[other] { $monster }
    }
serpent-attacker =
    { $attacker ->
        [hero] { $who }
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $attacker }
    }
serpent-foe =
    { $target ->
        [hero] { $whom }
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $target }
    }
serpent-target =
    { $target ->
        [hero] герой
        [snakeman] «{ serpent-monster-snakeman }»
        [corrupt-knight] «{ serpent-monster-corrupt-knight }»
        [constrictor] «{ serpent-monster-constrictor }»
        [priestess] «{ serpent-monster-priestess }»
        [choker-spawn] «{ serpent-monster-choker-spawn }»
        [spitter-spawn] «{ serpent-monster-spitter-spawn }»
        [whisper-spawn] «{ serpent-monster-whisper-spawn }»
        [three-headed-spawn] «{ serpent-monster-three-headed-spawn }»
        [nest-viper] «{ serpent-monster-nest-viper }»
        [moon-basilisk] «{ serpent-monster-moon-basilisk }»
        [bone-naga] «{ serpent-monster-bone-naga }»
        [fallen-commander] «{ serpent-monster-fallen-commander }»
        [winged-asp] «{ serpent-monster-winged-asp }»
        [temple-shade] «{ serpent-monster-temple-shade }»
        [gate-hydra] «{ serpent-monster-gate-hydra }»
        [nakari] «{ serpent-monster-nakari }»
        [acid-stream] «{ serpent-card-acid-stream }»
        [stone-maw] «{ serpent-card-stone-maw }»
        [mirror-rift] «{ serpent-card-mirror-rift }»
        [dropgate] «{ serpent-card-dropgate }»
        [eye-of-nakari] «{ serpent-card-eye-of-nakari }»
        [frailty] «{ serpent-card-frailty }»
        [creeping-rust] «{ serpent-card-creeping-rust }»
        [nakaris-kiss] «{ serpent-card-nakaris-kiss }»
        [tremor-of-coils] «{ serpent-card-tremor-of-coils }»
        [brand-of-oblivion] «{ serpent-card-brand-of-oblivion }»
        [tribute] «{ serpent-card-tribute }»
        [slick-stone] «{ serpent-card-slick-stone }»
        [rain-of-serpents] «{ serpent-card-rain-of-serpents }»
        [repel] «{ serpent-card-repel }»
        [distraction] «{ serpent-card-distraction }»
        [command-fiend] «{ serpent-card-command-fiend }»
        [rolling-escape] «{ serpent-card-rolling-escape }»
        [battle-trance] «{ serpent-card-battle-trance }»
        [delvers-sense] «{ serpent-card-delvers-sense }»
        [step-through-gloom] «{ serpent-card-step-through-gloom }»
        [ward-of-scales] «{ serpent-card-ward-of-scales }»
        [second-wind] «{ serpent-card-second-wind }»
        [counterstroke] «{ serpent-card-counterstroke }»
        [sworn-oath] «{ serpent-card-sworn-oath }»
        [rejuvenation] «{ serpent-card-rejuvenation }»
        [belt-pouch] «{ serpent-card-belt-pouch }»
        [plate-of-gwildor] «{ serpent-card-plate-of-gwildor }»
        [hooded-helm] «{ serpent-card-hooded-helm }»
        [blade-of-ilbor] «{ serpent-card-blade-of-ilbor }»
        [rod-of-seven-skins] «{ serpent-card-rod-of-seven-skins }»
        [ouroboros-ring] «{ serpent-card-ouroboros-ring }»
        [runaways-boots] «{ serpent-card-runaways-boots }»
        [vial-of-venom] «{ serpent-card-vial-of-venom }»
        [hatchling] «{ serpent-monster-hatchling }»
        [crested-lizard] «{ serpent-monster-crested-lizard }»
        [renegade-squire] «{ serpent-monster-renegade-squire }»
        [novice] «{ serpent-monster-novice }»
        [racer-snake] «{ serpent-monster-racer-snake }»
        [bone-sentry] «{ serpent-monster-bone-sentry }»
        [brood-alpha] «{ serpent-monster-brood-alpha }»
        [spring-bow] «{ serpent-card-spring-bow }»
        [drowsy-smoke] «{ serpent-card-drowsy-smoke }»
        [false-floor] «{ serpent-card-false-floor }»
        [wrong-turn] «{ serpent-card-wrong-turn }»
        [settling-floor] «{ serpent-card-settling-floor }»
        [petty-tribute] «{ serpent-card-petty-tribute }»
        [sharp-shout] «{ serpent-card-sharp-shout }»
        [knack] «{ serpent-card-knack }»
        [sprint] «{ serpent-card-sprint }»
        [steady-grip] «{ serpent-card-steady-grip }»
        [small-draught] «{ serpent-card-small-draught }»
        [leather-coat] «{ serpent-card-leather-coat }»
        [short-sword] «{ serpent-card-short-sword }»
        [apprentice-wand] «{ serpent-card-apprentice-wand }»
        [high-priestess] «{ serpent-prey-high-priestess }»
        [mother-of-broods] «{ serpent-prey-mother-of-broods }»
        [old-snake] «{ serpent-prey-old-snake }»
       *[other] { $target }
    }
serpent-ability =
    { $ability ->
        [warm-hands] Тёплые ладони
        [cutpurse] Карманник
        [spare-parts] Запчасти
        [far-shot] Дальний выстрел
        [barbed-light] Колючий свет
        [tame] Приручение
        [dripping-fork] { serpent-location-dripping-fork }
        [watch-room] { serpent-location-watch-room }
        [inner-sanctum] { serpent-location-inner-sanctum }
        [altar-of-fangs] { serpent-location-altar-of-fangs }
        [vault-of-skins] { serpent-location-vault-of-skins }
        [priestess-bath] { serpent-location-priestess-bath }
        [snakeman] { serpent-monster-snakeman }
        [corrupt-knight] { serpent-monster-corrupt-knight }
        [constrictor] { serpent-monster-constrictor }
        [priestess] { serpent-monster-priestess }
        [nest-viper] { serpent-monster-nest-viper }
        [moon-basilisk] { serpent-monster-moon-basilisk }
        [fallen-commander] { serpent-monster-fallen-commander }
        [winged-asp] { serpent-monster-winged-asp }
        [gate-hydra] { serpent-monster-gate-hydra }
        [nakari] { serpent-monster-nakari }
        [distraction] { serpent-card-distraction }
        [delvers-sense] { serpent-card-delvers-sense }
        [rod-of-seven-skins] { serpent-card-rod-of-seven-skins }
        [vial-of-venom] { serpent-card-vial-of-venom }
        [young-hands] Юные ладони
        [young-barb] Юная колючка
        [young-tame] Юная укротительница
        [guardroom] { serpent-location-guardroom }
        [wayside-chapel] { serpent-location-wayside-chapel }
        [novice] { serpent-monster-novice }
        [racer-snake] { serpent-monster-racer-snake }
        [heartstone] { serpent-quest-heartstone }
        [high-priestess] { serpent-quest-high-priestess }
        [mother-of-broods] { serpent-quest-mother-of-broods }
        [postern-key] { serpent-quest-postern-key }
       *[other] { $ability }
    }
serpent-source =
    { $source ->
        [skill] своё умение
        [ouroboros-ring] «{ serpent-card-ouroboros-ring }»
       *[other] { $source }
    }
serpent-form =
    { $form ->
        [melee] ближний бой
        [magic] магия
        [speed] скорость
       *[other] { $form }
    }
serpent-stat =
    { $stat ->
        [melee] ближний бой
        [magic] магия
        [speed] скорость
        [level] уровень
        [health] здоровье
       *[other] { $stat }
    }
serpent-side =
    { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
        [west] на западе
       *[other] { $side }
    }
serpent-phase =
    { $phase ->
        [setup] подготовка
        [recovery] восстановление
        [villainy] злодеяния
        [location] локации
        [heroic] подвиги
        [last] конец хода
       *[other] { $phase }
    }
serpent-prey-high-priestess = Верховная жрица
serpent-prey-mother-of-broods = Праматерь кладок
serpent-prey-old-snake = Старая змея

## Герои
serpent-hero-roderick = Родерик Талус
serpent-hero-roderick-rule = Человек-паладин. «Тёплые ладони»: раз в ход за 2 славы исцелите 1 рану себе или герою рядом. «Старые обеты»: +1 к контратаке против рыцарей и жриц.
serpent-hero-roderick-heroic-rule = Паладин в начале пути. «Юные ладони»: раз в ход за 3 славы исцелите себе 1 рану.
serpent-hero-tainin = Тейнин Легкоступ
serpent-hero-tainin-rule = Тенерождённый плут. «Мягкая подошва»: +1 против выходов-ловушек, шипов и ям. «Карманник»: раз в ход, войдя в локацию, заберите 1 славу у героя рядом, если у него её больше.
serpent-hero-tainin-heroic-rule = Плут в начале пути. «Мягкая подошва»: +1 против выходов-ловушек, шипов и ям.
serpent-hero-nord = Норд Фимбл
serpent-hero-nord-rule = Гном-механик. «Запчасти»: раз в ход за 1 славу возьмите карту, затем сбросьте карту с руки. «Ломик»: +2 против блокированных выходов и карт ловушек.
serpent-hero-nord-heroic-rule = Механик в начале пути. «Ломик»: +1 против блокированных выходов и карт ловушек.
serpent-hero-bel = Бел Винодух
serpent-hero-bel-rule = Человек-аптекарь. «Дар к магии»: за 2 славы перебросьте проверку магии. «Набитая рука»: в магической битве бесплатно перебросьте 1 или 2. Каждое – раз за бросок.
serpent-hero-bel-heroic-rule = Аптекарь в начале пути. «Набитая рука»: в магической битве бесплатно перебросьте 1, раз за бросок.
serpent-hero-elendus = Элендус Сулар
serpent-hero-elendus-rule = Эльф, чародейный лучник. «Дальний выстрел»: раз в ход за действие атакуйте магией героя в соседней локации, куда есть проход; ни он, ни его приспешники не бьют в ответ. «Колючий свет»: при ударе магией заплатите 2 славы – ещё 1 рана.
serpent-hero-elendus-heroic-rule = Лучник в начале пути. «Юная колючка»: при ударе магией заплатите 3 славы – ещё 1 рана.
serpent-hero-sessira = Сессира Чешуекожая
serpent-hero-sessira-rule = Ящер-змееловка. «Приручение»: ранив напавшее исчадие или змею, заплатите славой её цену риска – она станет вашим приспешником, даже поверженная (с 1 здоровья). «Родная кровь»: исчадия атакуют вас с −1.
serpent-hero-sessira-heroic-rule = Змееловка в начале пути. «Юная укротительница»: ранив напавшее исчадие, заплатите 3 славы – оно станет вашим приспешником.

## Локации
serpent-location-temple-gate = Вход в храм
serpent-location-temple-gate-rule = Вход. Отсюда герои начинают путь.
serpent-location-crossroads = Перекрёсток
serpent-location-crossroads-rule = Тоннель, открытый на все стороны.
serpent-location-snake-crawl = Змеиный лаз
serpent-location-snake-crawl-rule = Прямой тоннель.
serpent-location-sentinel-gallery = Галерея стражей
serpent-location-sentinel-gallery-rule = Прямой тоннель, один конец которого блокирован.
serpent-location-dripping-fork = Сырая развилка
serpent-location-dripping-fork-rule = Раз в ход за 1 славу исцелите 1 рану.
serpent-location-bend-of-idols = Поворот идолов
serpent-location-bend-of-idols-rule = Опасность 1: карты ловушек здесь сложнее на 1.
serpent-location-caved-in-way = Обваленный ход
serpent-location-caved-in-way-rule = Один проход завален камнями.
serpent-location-abyss-bridge = Мост над бездной
serpent-location-abyss-bridge-rule = Яма: пройдите проверку скорости 7, иначе упадёте.
serpent-location-gloomy-gut = Мрачная кишка
serpent-location-gloomy-gut-rule = Мрачный тоннель с выходом-ловушкой.
serpent-location-gloomy-culvert = Мрачный водосток
serpent-location-gloomy-culvert-rule = Опасность 2: карты ловушек здесь сложнее на 2.
serpent-location-gloomy-bonewalk = Мрачная костница
serpent-location-gloomy-bonewalk-rule = Шипы: пройдите проверку скорости 7 или получите 1 рану.
serpent-location-watch-room = Смотровая
serpent-location-watch-room-rule = Раз в ход бесплатно выложите ещё одну локацию.
serpent-location-inner-sanctum = Святая святых
serpent-location-inner-sanctum-rule = Раз в ход за 3 славы снимите жетон с события.
serpent-location-nakaris-lair = Логово Накари
serpent-location-nakaris-lair-rule = Накари атакует каждого героя, вошедшего сюда в свой ход.
serpent-location-brood-hall = Зал кладок
serpent-location-brood-hall-rule = Исчадия здесь атакуют с +1.
serpent-location-armoury-of-ilbor = Оружейная Илбора
serpent-location-armoury-of-ilbor-rule = Сокровища, сыгранные здесь, дешевле на 1 (но не меньше 1).
serpent-location-altar-of-fangs = Алтарь клыков
serpent-location-altar-of-fangs-rule = Раз в ход получите 1 рану и 2 славы.
serpent-location-pit-of-offerings = Яма приношений
serpent-location-pit-of-offerings-rule = Яма: пройдите проверку скорости 9, иначе упадёте.
serpent-location-vault-of-skins = Хранилище сброшенных кож
serpent-location-vault-of-skins-rule = Раз в ход за 2 славы возьмите из сброса карту славы ценой не выше 4.
serpent-location-knights-prison = Темница рыцарей
serpent-location-knights-prison-rule = Войдя, пройдите проверку уровня 10, иначе получите 1 риск.
serpent-location-venom-spring = Ядовитый источник
serpent-location-venom-spring-rule = Шипы: пройдите проверку ближнего боя 8 или получите 1 рану.
serpent-location-priestess-bath = Купальня жриц
serpent-location-priestess-bath-rule = Раз в ход за 2 славы исцелите 2 раны.
serpent-location-old-postern = Старая калитка
serpent-location-old-postern-rule = Вход героической игры.
serpent-location-rooty-way = Заросший ход
serpent-location-rooty-way-rule = Тоннель с тремя проходами.
serpent-location-old-adit = Старая штольня
serpent-location-old-adit-rule = Тоннель с блокированным боковым ходом.
serpent-location-crooked-bend = Кривое колено
serpent-location-crooked-bend-rule = Поворот, где славы не сыскать.
serpent-location-three-vaults = Три свода
serpent-location-three-vaults-rule = Тоннель с выходом-ловушкой.
serpent-location-gloomy-descent = Мрачный спуск
serpent-location-gloomy-descent-rule = Яма: пройдите проверку скорости 6, иначе упадёте.
serpent-location-guardroom = Караульная
serpent-location-guardroom-rule = Раз в ход бесплатно выложите ещё одну локацию.
serpent-location-wayside-chapel = Придорожная часовня
serpent-location-wayside-chapel-rule = Раз в ход за 2 славы исцелите 1 рану.
serpent-location-crawler-nest = Гнездо ползунов
serpent-location-crawler-nest-rule = Исчадия здесь атакуют с +1.
serpent-location-smugglers-hold = Схрон контрабандистов
serpent-location-smugglers-hold-rule = Сокровища, сыгранные здесь, дешевле на 1 (но не меньше 1).
serpent-location-drowned-well = Затопленный колодец
serpent-location-drowned-well-rule = Шипы: пройдите проверку скорости 5 или получите 1 рану.
serpent-location-lesser-altar = Малый алтарь
serpent-location-lesser-altar-rule = Опасность 1: карты ловушек здесь сложнее на 1.

## Монстры
serpent-monster-snakeman = Змеелюд
serpent-monster-snakeman-rule = Атакует только в ближнем бою. Удар в ближнем бою наносит 2 раны.
serpent-monster-corrupt-knight = Порочный рыцарь
serpent-monster-corrupt-knight-rule = +1 к атаке за каждого порочного рыцаря, атакующего в этом ходу, включая этого. Удар магией наносит 2 раны.
serpent-monster-constrictor = Чудовищный удав
serpent-monster-constrictor-rule = При ударе герой ещё и падает, а чтобы подняться, кроме действия должен пройти проверку ближнего боя 8; 6 на кубике – всегда успех.
serpent-monster-priestess = Жрица Накари
serpent-monster-priestess-rule = +1 к атаке за каждый жетон на событии. Удар магией даёт ещё 1 риск. Когда она повержена, с события снимается жетон.
serpent-monster-choker-spawn = Исчадие-душитель
serpent-monster-choker-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-spitter-spawn = Исчадие-плевун
serpent-monster-spitter-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-whisper-spawn = Исчадие-шептун
serpent-monster-whisper-spawn-rule = Исчадие: жетоны события удешевляют все исчадия одного объявления.
serpent-monster-three-headed-spawn = Трёхглавое исчадие
serpent-monster-three-headed-spawn-rule = Исчадие. За ещё 1 риск цели: +1 к атаке.
serpent-monster-nest-viper = Гнездовая гадюка
serpent-monster-nest-viper-rule = После удара в скорости герой проходит проверку ближнего боя 8 или получает ещё 1 рану.
serpent-monster-moon-basilisk = Лунный василиск
serpent-monster-moon-basilisk-rule = Удар магией наносит 2 раны и отнимает действие в следующем ходу.
serpent-monster-bone-naga = Костяной наг
serpent-monster-bone-naga-rule = За ещё 2 риска цели его удар наносит на 1 рану больше.
serpent-monster-fallen-commander = Падший командор
serpent-monster-fallen-commander-rule = Другие рыцари, объявленные вместе с ним, дешевле на 1 и атакуют с +1. Удар в ближнем бою наносит 2 раны.
serpent-monster-winged-asp = Крылатый аспид
serpent-monster-winged-asp-rule = Удар в скорости заставляет ещё и сбросить случайную карту с руки. Может вернуться на руку даже раненым.
serpent-monster-temple-shade = Храмовая тень
serpent-monster-temple-shade-rule = За ещё 1 риск цель проходит проверку магии 9, иначе не может отвечать в этой битве.
serpent-monster-gate-hydra = Гидра врат
serpent-monster-gate-hydra-rule = Удар в ближнем бою наносит 2 раны. За ещё 3 риска цели атакует дважды.
serpent-monster-nakari = Накари
serpent-monster-nakari-rule = Богиня. Удар в ближнем бою: 3 раны. Магия: 2 раны и 2 риска. Скорость: 2 раны и падение. Её нельзя сбросить, отменить или приручить; раны на ней остаются. Кто её победит, побеждает в игре.
serpent-monster-hatchling = Змеёныш
serpent-monster-hatchling-rule = Слабое исчадие.
serpent-monster-crested-lizard = Гребнистая ящерица
serpent-monster-crested-lizard-rule = Быстрый зверь.
serpent-monster-renegade-squire = Оруженосец-отступник
serpent-monster-renegade-squire-rule = +1 к атаке, если в этом ходу атакует ещё один рыцарь.
serpent-monster-novice = Послушница Накари
serpent-monster-novice-rule = Жрица. Удар магией даёт ещё 1 риск.
serpent-monster-racer-snake = Полоз
serpent-monster-racer-snake-rule = При ударе в скорости герой ещё и падает.
serpent-monster-bone-sentry = Костяной часовой
serpent-monster-bone-sentry-rule = Атакует в ближнем бою или магией.
serpent-monster-brood-alpha = Вожак выводка
serpent-monster-brood-alpha-rule = За ещё 1 риск цели его удар в ближнем бою наносит на 1 рану больше.

## Приключения
serpent-card-acid-stream = Поток кислоты
serpent-card-acid-stream-rule = Ловушка. Скорость 10: успех – 2 славы, провал – 2 раны.
serpent-card-stone-maw = Каменная пасть
serpent-card-stone-maw-rule = Ловушка. Ближний бой 9: успех – 1 слава, провал – 1 рана и падение.
serpent-card-mirror-rift = Зеркальный провал
serpent-card-mirror-rift-rule = Ловушка. Магия 9: успех – карта, провал – владелец ловушки переносит героя не дальше 3 локаций.
serpent-card-dropgate = Опускная решётка
serpent-card-dropgate-rule = Постоянная ловушка. Скорость 9: успех – 1 слава, ловушка сбрасывается; провал – потеря действия, выходы до конца хода блокированы (скорость 8).
serpent-card-eye-of-nakari = Око Накари
serpent-card-eye-of-nakari-rule = Ловушка. Уровень 12: успех – с события снимается жетон, провал – потеря уровня.
serpent-card-frailty = Проклятие немощи
serpent-card-frailty-rule = Все характеристики −1. В фазе восстановления уровень 11 или 6 на кубике снимает проклятие.
serpent-card-creeping-rust = Ползучая ржа
serpent-card-creeping-rust-rule = На сокровище соперника: его сохранение дороже на 2.
serpent-card-nakaris-kiss = Поцелуй Накари
serpent-card-nakaris-kiss-rule = На вашего монстра: +2 к атаке, удар наносит на 1 рану больше. На вашу ловушку: её проверка сложнее на 2.
serpent-card-tremor-of-coils = Дрожь колец
serpent-card-tremor-of-coils-rule = Поменяйте местами две локации, кроме входа и логова Накари.
serpent-card-brand-of-oblivion = Клеймо забвения
serpent-card-brand-of-oblivion-rule = Герой теряет уровень.
serpent-card-tribute = Дань богине
serpent-card-tribute-rule = За X риска герой теряет X славы.
serpent-card-slick-stone = Скользкий камень
serpent-card-slick-stone-rule = Любой момент: −2 к проверке угрозы, поиска или задания соперника.
serpent-card-rain-of-serpents = Змеиный ливень
serpent-card-rain-of-serpents-rule = Каждый соперник проходит проверку скорости 9 или получает 1 рану.
serpent-card-repel = Отпугивание
serpent-card-repel-rule = Ответ: сбросьте атакующего монстра.
serpent-card-distraction = Отвлечение
serpent-card-distraction-rule = Раз в ход передайте 1 свой риск сопернику.
serpent-card-command-fiend = Власть над исчадием
serpent-card-command-fiend-rule = Ответ: атакующее исчадие становится вашим приспешником.
serpent-card-rolling-escape = Уход перекатом
serpent-card-rolling-escape-rule = Ответ: отмените атаку ближнего боя или скорости на вас; вы падаете.
serpent-card-battle-trance = Боевой транс
serpent-card-battle-trance-rule = +1 к вашим контратакам. Сохранение 1.
serpent-card-delvers-sense = Чутьё проходчика
serpent-card-delvers-sense-rule = +1 против выходов, преград и ловушек. Раз в ход за 1 славу выход вашей локации считается открытым.
serpent-card-step-through-gloom = Шаг во мгле
serpent-card-step-through-gloom-rule = Любой момент: перенеситесь не дальше 2 локаций или из одного мрачного тоннеля в другой.
serpent-card-ward-of-scales = Оберег чешуи
serpent-card-ward-of-scales-rule = Змеи, змеелюды и исчадия атакуют вас с −1.
serpent-card-second-wind = Второе дыхание
serpent-card-second-wind-rule = Действие за каждые 2 потраченные славы.
serpent-card-counterstroke = Встречный удар
serpent-card-counterstroke-rule = Ответ: контратакуйте лучшей характеристикой; ваш удар наносит на 1 рану больше.
serpent-card-sworn-oath = Клятва на клинке
serpent-card-sworn-oath-rule = На ваше личное задание: +1 к попыткам и поиску; после выполнения возьмите 2 карты.
serpent-card-rejuvenation = Зелье омоложения
serpent-card-rejuvenation-rule = Любой момент: исцелите 8 ран.
serpent-card-belt-pouch = Поясная сумка
serpent-card-belt-pouch-rule = Ещё два места для сокровищ.
serpent-card-plate-of-gwildor = Доспех Гвилдора
serpent-card-plate-of-gwildor-rule = Раз в ход предотвращает 1 рану от атаки или ловушки.
serpent-card-hooded-helm = Шлем с капюшоном кобры
serpent-card-hooded-helm-rule = +1 к контратакам магией. Эффекты не отнимают у вас уровни и действия.
serpent-card-blade-of-ilbor = Клинок Илбора
serpent-card-blade-of-ilbor-rule = Ближний бой +1; против рыцарей ещё +1 к атаке и контратаке.
serpent-card-rod-of-seven-skins = Жезл семи кож
serpent-card-rod-of-seven-skins-rule = Магия +1. Раз в ход контратакуйте атаку ближнего боя магией. Сохранение 1.
serpent-card-ouroboros-ring = Кольцо уробороса
serpent-card-ouroboros-ring-rule = Раз в ход за 1 славу перебросьте свою проверку.
serpent-card-runaways-boots = Сапоги беглеца
serpent-card-runaways-boots-rule = Скорость +1.
serpent-card-vial-of-venom = Склянка яда
serpent-card-vial-of-venom-rule = На ваше оружие: удары наносят на 1 рану больше; после каждого бросьте кубик: при 1–3 яд кончился.
serpent-card-spring-bow = Самострел
serpent-card-spring-bow-rule = Ловушка. Скорость 7: успех – 1 слава, провал – 1 рана.
serpent-card-drowsy-smoke = Сонный дым
serpent-card-drowsy-smoke-rule = Ловушка. Магия 6: успех – карта, провал – потеря 2 действий.
serpent-card-false-floor = Ложный пол
serpent-card-false-floor-rule = Ловушка. Ближний бой 6: успех – 1 слава, провал – падение и 1 риск.
serpent-card-wrong-turn = Не туда свернул
serpent-card-wrong-turn-rule = Перенесите героя не дальше 2 локаций.
serpent-card-settling-floor = Осевший пол
serpent-card-settling-floor-rule = Поверните локацию без героев на 180°.
serpent-card-petty-tribute = Мелкая дань
serpent-card-petty-tribute-rule = За X риска герой теряет X славы.
serpent-card-sharp-shout = Резкий окрик
serpent-card-sharp-shout-rule = Ответ: отмените атаку монстра ценой не выше 3.
serpent-card-knack = Сноровка
serpent-card-knack-rule = +1 против угроз.
serpent-card-sprint = Рывок
serpent-card-sprint-rule = Любой момент: получите действие.
serpent-card-steady-grip = Твёрдая рука
serpent-card-steady-grip-rule = +1 к вашим атакам.
serpent-card-small-draught = Малый настой
serpent-card-small-draught-rule = Любой момент: исцелите 2 раны.
serpent-card-leather-coat = Кожаный кафтан
serpent-card-leather-coat-rule = Раз в ход предотвращает 1 любую рану. Сохранение 1.
serpent-card-short-sword = Короткий меч
serpent-card-short-sword-rule = Ближний бой +1.
serpent-card-apprentice-wand = Ученический жезл
serpent-card-apprentice-wand-rule = Магия +1.

## Задания
serpent-quest-crown-of-ilbor = Корона Илбора
serpent-quest-crown-of-ilbor-rule = Артефакт, Оружейная Илбора. Дважды пройдите ближний бой 9 или скорость 10, попытка стоит 14 славы; провал – рана. Награда: исцелить 3 раны; навсегда ближний бой +1.
serpent-quest-heartstone = Камень сердца
serpent-quest-heartstone-rule = Артефакт, Алтарь клыков. Заплатите 26 славы. Навсегда: ещё одно место для преимущества; раз в ход за 2 славы исцелите 1 рану.
serpent-quest-tolling-bell = Неумолчный колокол
serpent-quest-tolling-bell-rule = Влияние, Смотровая. Пока не выполнено: 1 риск в каждой фазе восстановления. Дважды пройдите магию 9, скорость 10 или уровень 12, попытка стоит 14 славы; провал переносит ко входу. Награда: на 4 риска меньше, исцелить 3 раны.
serpent-quest-renunciation = Отречение
serpent-quest-renunciation-rule = Жертва, Яма приношений. Получите 3 раны и сбросьте подготовленные преимущества и сокровища общей ценой от 14 славы. Награда: 2 славы, 2 карты, исцелить 2 раны.
serpent-quest-high-priestess = Победить верховную жрицу
serpent-quest-high-priestess-rule = Охота, Купальня жриц или Святая святых. Жрица: +1 к атаке за каждый жетон на событии, удар магией даёт ещё 1 риск. Раны на ней остаются. Награда: снять с события 3 жетона, исцелить 3 раны.
serpent-quest-mother-of-broods = Убить праматерь кладок
serpent-quest-mother-of-broods-rule = Охота, Зал кладок. Змея: при ударе в скорости герой ещё и падает. Раны на ней остаются. Награда: исцелить 3 раны, 1 слава.
serpent-quest-orders-cache = Тайник ордена
serpent-quest-orders-cache-rule = Поиск 9 в любом помещении, затем уровень 11, попытка стоит 18 славы; провал – рана. Награда: 2 карты, исцелить 2 раны.
serpent-quest-chronicler = Забытый летописец
serpent-quest-chronicler-rule = Поиск 6 в мрачном тоннеле, затем заплатите 25 славы. Награда: выложить до 2 локаций, карта славы из сброса, исцелить 2 раны.
serpent-quest-captive-knight = Пленный рыцарь
serpent-quest-captive-knight-rule = Сопровождение, из Темницы рыцарей ко Входу в храм. Чтобы взять: ближний бой 9, магия 10 или уровень 12, попытка стоит 18 славы; провал – рана. В пути: на 2 действия меньше, переносы невозможны. Награда: 1 слава, исцелить 3 раны.
serpent-quest-basilisk-egg = Яйцо василиска
serpent-quest-basilisk-egg-rule = Сопровождение, из Зала кладок в Хранилище сброшенных кож. Чтобы взять: магия 9, ближний бой 10 или уровень 12, попытка стоит 18 славы; провал – рана. В пути: на действие меньше, змеи и исчадия атакуют с +1, переносы невозможны. Награда: карта, исцелить 3 раны.
serpent-quest-foul-the-spring = Осквернить источник
serpent-quest-foul-the-spring-rule = Угроза, Ядовитый источник. Дважды пройдите ближний бой 9 или магию 9, попытка стоит 14 славы; провал ранит всех героев здесь. Награда: исцелить 3 раны.
serpent-quest-rope-over-abyss = Канат над бездной
serpent-quest-rope-over-abyss-rule = Угроза, Мост над бездной. Дважды пройдите скорость 9 или здоровье 19, попытка стоит 15 славы; при провале падают все герои здесь. Награда: 2 славы, на 2 действия больше в следующем ходу, исцелить 2 раны.
serpent-quest-oracles-dice = Кости слепого оракула
serpent-quest-oracles-dice-rule = Шанс, Перекрёсток. 8 или больше на двух кубиках, попытка стоит 16 славы; провал – 1 риск. Награда: на 3 риска меньше, исцелить 2 раны.
serpent-quest-defeat-nakari = Победить Накари
serpent-quest-defeat-nakari-rule = Охота, Логово Накари. Победа над ней сразу выигрывает игру.
serpent-quest-postern-key = Ключ от калитки
serpent-quest-postern-key-rule = Артефакт, Караульная. Ближний бой 7 или скорость 7; провал – рана. Навсегда: раз в ход выход вашей локации считается открытым.
serpent-quest-restless-dead = Беспокойные мертвецы
serpent-quest-restless-dead-rule = Влияние, Придорожная часовня. Пока не выполнено: 1 риск в каждой фазе восстановления. Заплатите 4 славы. Награда: исцелить 1 рану.
serpent-quest-altar-coin = Монета на алтарь
serpent-quest-altar-coin-rule = Жертва, Малый алтарь. Получите 1 рану и сбросьте 2 карты с руки. Награда: 2 славы.
serpent-quest-old-snake = Старая змея гнезда
serpent-quest-old-snake-rule = Охота, Гнездо ползунов. Награда: исцелить 2 раны.
serpent-quest-buried-satchel = Зарытая сума
serpent-quest-buried-satchel-rule = Поиск 6 в любом помещении, затем заплатите 1 славу. Награда: карта, 1 слава.
serpent-quest-lost-acolyte = Заблудший служка
serpent-quest-lost-acolyte-rule = Сопровождение, из Затопленного колодца в Придорожную часовню. В пути исчадия атакуют с +1. Награда: 3 славы.
serpent-quest-bail-the-well = Вычерпать колодец
serpent-quest-bail-the-well-rule = Угроза, Затопленный колодец. Магия 7 или ближний бой 8; провал ранит всех героев здесь. Награда: 2 славы.
serpent-quest-knucklebones = Бабки
serpent-quest-knucklebones-rule = Шанс, Схрон контрабандистов. 8 или больше на двух кубиках; провал стоит 1 славу. Награда: 3 славы.

## Событие
serpent-event-wrath = Ярость богини змей
serpent-event-wrath-rule = В начале каждого хода кубик 4 и больше кладёт сюда жетон, не больше 5. Каждый жетон удешевляет исчадия одного объявления на 1 в сумме и даёт жрицам +1 к атаке.

## Числа на странице карт
serpent-pack-heroic = героический набор
serpent-figure-values = Ближний бой / магия / скорость: { $value }
serpent-figure-hero-values = Ближний бой / магия / скорость по уровням: { $value }
serpent-figure-health = Здоровье: { $value }
serpent-figure-boons = Мест для преимуществ: { $value }
serpent-figure-treasures = для сокровищ: { $value }
serpent-figure-kind = { $value }
serpent-figure-glory = Слава: { $value }
serpent-figure-peril = Риск: { $value }
serpent-figure-exits = Стороны по часовой стрелке: { $value }
serpent-figure-copies = Карт: { $value }
serpent-figure-cost = Цена: { $value }
serpent-figure-kinds = Вид: { $value }
serpent-figure-attacks = Атакует: { $value }
serpent-figure-sort = { $value }
serpent-figure-timing = { $value }
serpent-figure-duration = { $value }
serpent-figure-upkeep = Сохранение: { $value }
serpent-value-melee = ближний бой
serpent-value-magic = магия
serpent-value-speed = скорость
serpent-value-entrance = Вход
serpent-value-tunnel = Тоннель
serpent-value-gloomy = Мрачный тоннель
serpent-value-chamber = Помещение
serpent-value-open = открыта
serpent-value-wall = стена
serpent-value-exits-blocked = блокирована:
serpent-value-exits-trap = ловушка:
serpent-value-boon = Преимущество
serpent-value-treasure = Сокровище
serpent-value-curse = Проклятие
serpent-value-trap = Ловушка
serpent-value-any = в любой момент
serpent-value-heroic = в фазе подвигов
serpent-value-response = в ответ
serpent-value-villainy = в фазе злодеяний
serpent-value-instant = мгновенно
serpent-value-permanent = постоянно
serpent-value-attachment = довесок

## Достижения
serpent-achievement-goddess = Убийца богини
serpent-achievement-goddess-how = Победите, сразив Накари.
serpent-achievement-last-one = Последний герой
serpent-achievement-last-one-how = Победите, оставшись единственным героем.
serpent-achievement-sure-footed = Твёрдый шаг
serpent-achievement-sure-footed-how = Победите, ни разу не упав.
serpent-achievement-swift = Туда и обратно
serpent-achievement-swift-how = Победите заданиями не больше чем за восемь своих ходов.
serpent-achievement-ringleader = Предводитель
serpent-achievement-ringleader-how = Подчините трёх приспешников за одну игру.
serpent-achievement-fellowship = Братство
serpent-achievement-fellowship-how = Доиграйте игры за пятерых разных героев.
