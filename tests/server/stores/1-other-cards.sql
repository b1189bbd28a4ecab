BEGIN TRANSACTION;
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            n BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, n)
        );
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',1,'{"kind":"sat","seat":0,"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"at":1794796379345,"by":"f1825638fb9a2eb0"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',2,'{"kind":"sat","seat":1,"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"at":1794796379373,"by":"f2ca6661aac44f0b","id":"r2"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',3,'{"kind":"chat","player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"text":"Good luck at chest!","at":1794796379457,"by":"f1825638fb9a2eb0","id":"r2"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',4,'{"kind":"started","record":{"undercroft":1,"game":"chest","rules":1,"seats":2,"options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"dice":{"commitment":"54c052dd541acf4ae8576c0c8f22be4b73b93d667f6bb5f906343790603e1f77","secret":"ff70c60246f80ce49c13a713829a86018e3ff14027c56357834a7503b4315826"},"start":null,"deal":["minstrel","enchantress","seat 1","champion","champion","scroll","thief","thief","cleric","champion","potion"],"steps":[],"result":null},"at":1794796379473,"by":"f1825638fb9a2eb0","id":"r3"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',5,'{"kind":"step","seat":1,"move":"scroll","chance":[],"at":1794796379533,"by":"f2ca6661aac44f0b","id":"r3"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',6,'{"kind":"step","seat":1,"move":"reroll cleric","chance":[],"at":1794796379557,"by":"f2ca6661aac44f0b","id":"r4"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',7,'{"kind":"step","seat":1,"move":"reroll potion","chance":["cleric","potion"],"at":1794796379701,"by":"f2ca6661aac44f0b","id":"r5"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',8,'{"kind":"step","seat":1,"move":"cleric > potion×1","chance":[],"at":1794796379769,"by":"f2ca6661aac44f0b","id":"r6"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',9,'{"kind":"step","seat":1,"move":"revive thief","chance":[],"at":1794796379837,"by":"f2ca6661aac44f0b","id":"r7"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',10,'{"kind":"step","seat":1,"move":"descend","chance":["skeleton","goblin"],"at":1794796379905,"by":"f2ca6661aac44f0b","id":"r8"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',11,'{"kind":"step","seat":1,"move":"champion > skeleton×1","chance":[],"at":1794796379969,"by":"f2ca6661aac44f0b","id":"r9"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',12,'{"kind":"step","seat":1,"move":"flee","chance":["mage","scroll","champion","mage","champion","warrior","scroll","potion"],"at":1794796380045,"by":"f2ca6661aac44f0b","id":"r10"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',13,'{"kind":"step","seat":0,"move":"scroll","chance":[],"at":1794796380121,"by":"f1825638fb9a2eb0","id":"r4"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',14,'{"kind":"step","seat":0,"move":"reroll warrior","chance":[],"at":1794796380138,"by":"f1825638fb9a2eb0","id":"r5"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',15,'{"kind":"step","seat":0,"move":"reroll potion","chance":["mage","ooze"],"at":1794796380209,"by":"f1825638fb9a2eb0","id":"r6"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',16,'{"kind":"step","seat":0,"move":"mage > ooze×1","chance":[],"at":1794796380301,"by":"f1825638fb9a2eb0","id":"r7"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',17,'{"kind":"step","seat":0,"move":"proceed","chance":[],"at":1794796380365,"by":"f1825638fb9a2eb0","id":"r8"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',18,'{"kind":"step","seat":0,"move":"descend","chance":["ooze","potion"],"at":1794796380413,"by":"f1825638fb9a2eb0","id":"r9"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',19,'{"kind":"step","seat":0,"move":"mage > ooze×1","chance":[],"at":1794796380485,"by":"f1825638fb9a2eb0","id":"r10"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',20,'{"kind":"step","seat":0,"move":"proceed","chance":[],"at":1794796380541,"by":"f1825638fb9a2eb0","id":"r11"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',21,'{"kind":"step","seat":0,"move":"scroll > potion×1","chance":[],"at":1794796380605,"by":"f1825638fb9a2eb0","id":"r12"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',22,'{"kind":"step","seat":0,"move":"revive scroll","chance":[],"at":1794796380661,"by":"f1825638fb9a2eb0","id":"r13"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',23,'{"kind":"step","seat":0,"move":"rest","chance":["cleric","champion","warrior","thief","scroll","mage","mage","potion"],"at":1794796380721,"by":"f1825638fb9a2eb0","id":"r14"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',24,'{"kind":"step","seat":1,"move":"scroll","chance":[],"at":1794796380785,"by":"f2ca6661aac44f0b","id":"r11"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',25,'{"kind":"step","seat":1,"move":"reroll mage","chance":[],"at":1794796380794,"by":"f2ca6661aac44f0b","id":"r12"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',26,'{"kind":"step","seat":1,"move":"reroll mage","chance":[],"at":1794796380845,"by":"f2ca6661aac44f0b","id":"r13"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',27,'{"kind":"step","seat":1,"move":"reroll thief","chance":[],"at":1794796380905,"by":"f2ca6661aac44f0b","id":"r14"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',28,'{"kind":"step","seat":1,"move":"reroll champion","chance":[],"at":1794796380965,"by":"f2ca6661aac44f0b","id":"r15"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',29,'{"kind":"step","seat":1,"move":"reroll potion","chance":["champion","warrior","cleric","thief","ooze"],"at":1794796381025,"by":"f2ca6661aac44f0b","id":"r16"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',30,'{"kind":"step","seat":1,"move":"champion > ooze×1","chance":[],"at":1794796381085,"by":"f2ca6661aac44f0b","id":"r17"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',31,'{"kind":"step","seat":1,"move":"rest","chance":["warrior","champion","warrior","thief","mage","champion","thief","chest"],"at":1794796381141,"by":"f2ca6661aac44f0b","id":"r18"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',32,'{"kind":"step","seat":0,"move":"champion > chest×1","chance":["scale"],"at":1794796381192,"by":"f1825638fb9a2eb0","id":"r15"}');
INSERT INTO "entries" VALUES('kqmkx3ewe6g7',33,'{"kind":"step","seat":0,"move":"rest","chance":[],"at":1794796381205,"by":"f1825638fb9a2eb0","id":"r16"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',1,'{"kind":"sat","seat":0,"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"at":1794796381281,"by":"f1825638fb9a2eb0"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',2,'{"kind":"sat","seat":1,"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"at":1794796381358,"by":"f2ca6661aac44f0b","id":"r20"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',3,'{"kind":"chat","player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"text":"Good luck at chest!","at":1794796381429,"by":"f1825638fb9a2eb0","id":"r18"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',4,'{"kind":"started","record":{"undercroft":1,"game":"chest","rules":1,"seats":2,"options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"dice":{"commitment":"b40deb3921bfe787ce48d0b624ff1d18e9e2b412e31d6c30dc1bbfec65767a5a","secret":"e01335e8f74db6cc13c1d9dc7c9d78416604959f8d0e0ca81ea8a8a50d66fd8f"},"start":null,"deal":["spellsword","crusader","seat 0","scroll","champion","scroll","cleric","warrior","champion","mage","skeleton"],"steps":[],"result":null},"at":1794796381485,"by":"f1825638fb9a2eb0","id":"r19"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',5,'{"kind":"step","seat":0,"move":"scroll","chance":[],"at":1794796381553,"by":"f1825638fb9a2eb0","id":"r20"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',6,'{"kind":"step","seat":0,"move":"reroll cleric","chance":[],"at":1794796381621,"by":"f1825638fb9a2eb0","id":"r21"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',7,'{"kind":"step","seat":0,"move":"reroll skeleton","chance":["warrior","ooze"],"at":1794796381704,"by":"f1825638fb9a2eb0","id":"r22"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',8,'{"kind":"step","seat":0,"move":"scroll","chance":[],"at":1794796381777,"by":"f1825638fb9a2eb0","id":"r23"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',9,'{"kind":"step","seat":0,"move":"reroll mage","chance":[],"at":1794796381853,"by":"f1825638fb9a2eb0","id":"r24"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',10,'{"kind":"step","seat":0,"move":"reroll ooze","chance":["champion","ooze"],"at":1794796381905,"by":"f1825638fb9a2eb0","id":"r25"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',11,'{"kind":"step","seat":0,"move":"champion > ooze×1","chance":[],"at":1794796381977,"by":"f1825638fb9a2eb0","id":"r26"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',12,'{"kind":"step","seat":0,"move":"ultimate","chance":[],"at":1794796382053,"by":"f1825638fb9a2eb0","id":"r27"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',13,'{"kind":"step","seat":0,"move":"descend","chance":["goblin","ooze"],"at":1794796382113,"by":"f1825638fb9a2eb0","id":"r28"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',14,'{"kind":"step","seat":0,"move":"champion > goblin×1","chance":[],"at":1794796382177,"by":"f1825638fb9a2eb0","id":"r29"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',15,'{"kind":"step","seat":0,"move":"warrior > ooze×1","chance":[],"at":1794796382237,"by":"f1825638fb9a2eb0","id":"r30"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',16,'{"kind":"asked","seat":0,"steps":1,"at":1794796382301,"by":"f1825638fb9a2eb0","id":"r31"}');
INSERT INTO "entries" VALUES('98qe02vtj9yy',17,'{"kind":"answered","seat":1,"yes":true,"at":1794796382321,"by":"f2ca6661aac44f0b","id":"r21"}');
INSERT INTO "entries" VALUES('saxgvyfkb22s',1,'{"kind":"sat","seat":0,"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"at":1794796382360,"by":"f1825638fb9a2eb0"}');
INSERT INTO "entries" VALUES('saxgvyfkb22s',2,'{"kind":"sat","seat":1,"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"at":1794796382489,"by":"f2ca6661aac44f0b","id":"r23"}');
INSERT INTO "entries" VALUES('saxgvyfkb22s',3,'{"kind":"chat","player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"text":"Good luck at chest!","at":1794796382685,"by":"f1825638fb9a2eb0","id":"r33"}');
INSERT INTO "entries" VALUES('saxgvyfkb22s',4,'{"kind":"started","record":{"undercroft":1,"game":"chest","rules":1,"seats":2,"options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"dice":{"commitment":"0f4320da2721e2c8f6d6e8665936ed54814047224ea4c7569a80b5c6464650d5","secret":"a8877268f664da96c76cda2599ff4750d3927f9a383c52211f14e149e2c31efb"},"start":null,"deal":["occultist","knight","seat 1","thief","thief","mage","mage","scroll","scroll","warrior","ooze"],"steps":[],"result":null},"at":1794796382737,"by":"f1825638fb9a2eb0","id":"r34"}');
INSERT INTO "entries" VALUES('17xk9c1cz5xt',1,'{"kind":"sat","seat":0,"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"at":1794796382833,"by":"f1825638fb9a2eb0"}');
INSERT INTO "entries" VALUES('17xk9c1cz5xt',2,'{"kind":"sat","seat":1,"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"at":1794796382900,"by":"f2ca6661aac44f0b","id":"r25"}');
INSERT INTO "entries" VALUES('17xk9c1cz5xt',3,'{"kind":"chat","player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"text":"Good luck at chest!","at":1794796382953,"by":"f1825638fb9a2eb0","id":"r36"}');
INSERT INTO "entries" VALUES('17xk9c1cz5xt',4,'{"kind":"started","record":{"undercroft":1,"game":"chest","rules":1,"seats":2,"options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"dice":{"commitment":"2e38e7623e3a7b4988ef305ebb679bd34ebc3adca29137a03a9387dc26ce1694","secret":"764a9b753ffa9802f202b5eec788188703088d9ed6233632a3fa45127c2f8f95"},"start":null,"deal":["minstrel","mercenary","seat 1","cleric","champion","mage","cleric","mage","cleric","mage"],"steps":[],"result":null},"at":1794796383013,"by":"f1825638fb9a2eb0","id":"r37"}');
INSERT INTO "entries" VALUES('17xk9c1cz5xt',5,'{"kind":"covered","seat":1,"level":"greedy","why":"asked","at":1794796383061,"by":"f2ca6661aac44f0b","id":"r26"}');
INSERT INTO "entries" VALUES('3cvmpjrpwp8t',1,'{"kind":"sat","seat":0,"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"at":1794796383092,"by":"f1825638fb9a2eb0"}');
CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));
INSERT INTO "members" VALUES('kqmkx3ewe6g7','f1825638fb9a2eb0');
INSERT INTO "members" VALUES('kqmkx3ewe6g7','f2ca6661aac44f0b');
INSERT INTO "members" VALUES('98qe02vtj9yy','f1825638fb9a2eb0');
INSERT INTO "members" VALUES('98qe02vtj9yy','f2ca6661aac44f0b');
INSERT INTO "members" VALUES('saxgvyfkb22s','f1825638fb9a2eb0');
INSERT INTO "members" VALUES('saxgvyfkb22s','f2ca6661aac44f0b');
INSERT INTO "members" VALUES('17xk9c1cz5xt','f1825638fb9a2eb0');
INSERT INTO "members" VALUES('17xk9c1cz5xt','f2ca6661aac44f0b');
INSERT INTO "members" VALUES('3cvmpjrpwp8t','f1825638fb9a2eb0');
CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            login TEXT UNIQUE,
            password TEXT,
            epoch BIGINT NOT NULL,
            created BIGINT NOT NULL
        );
INSERT INTO "people" VALUES('f1825638fb9a2eb0','Ann','',NULL,NULL,0,1794796378989);
INSERT INTO "people" VALUES('f2ca6661aac44f0b','Bob','',NULL,NULL,0,1794796379091);
CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            server BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, server)
        );
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            header TEXT NOT NULL,
            summary TEXT NOT NULL,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            visibility TEXT NOT NULL,
            version BIGINT NOT NULL,
            due BIGINT,
            keeper BIGINT,
            created BIGINT NOT NULL,
            updated BIGINT NOT NULL
        );
INSERT INTO "tables" VALUES('kqmkx3ewe6g7','{"id":"kqmkx3ewe6g7","settings":{"game":"chest","options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"visibility":"public","clock":{"kind":"none","time":0,"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"created":1794796379345}','{"id":"kqmkx3ewe6g7","game":"chest","phase":"over","visibility":"public","host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"seats":[{"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"bot":null,"here":false,"clock":null},{"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"bot":null,"here":false,"clock":null}],"clock":{"kind":"none","time":0,"bonus":0},"spectators":true,"hot_seat":false,"turn":[],"result":{"winners":[0],"scores":[4,1],"parts":[[{"id":"chest-part-xp","points":3},{"id":"chest-part-tokens","points":1}],[{"id":"chest-part-xp","points":1}]]},"steps":29,"created":1794796379345,"updated":1794796381205,"invite":"","yours":[]}','chest','over','public',33,NULL,0,1794796379345,1794796381205);
INSERT INTO "tables" VALUES('98qe02vtj9yy','{"id":"98qe02vtj9yy","settings":{"game":"chest","options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"visibility":"public","clock":{"kind":"live","time":3600,"bonus":5},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"created":1794796381281}','{"id":"98qe02vtj9yy","game":"chest","phase":"playing","visibility":"public","host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"seats":[{"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"bot":null,"here":false,"clock":null},{"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"bot":null,"here":false,"clock":null}],"clock":{"kind":"live","time":3600,"bonus":5},"spectators":true,"hot_seat":false,"turn":[0],"result":null,"steps":10,"created":1794796381281,"updated":1794796382321,"invite":"","yours":[]}','chest','playing','public',17,1794800036485,0,1794796381281,1794796382321);
INSERT INTO "tables" VALUES('saxgvyfkb22s','{"id":"saxgvyfkb22s","settings":{"game":"chest","options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"visibility":"public","clock":{"kind":"days","time":86400,"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"created":1794796382360}','{"id":"saxgvyfkb22s","game":"chest","phase":"playing","visibility":"public","host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"seats":[{"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"bot":null,"here":false,"clock":null},{"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"bot":null,"here":false,"clock":null}],"clock":{"kind":"days","time":86400,"bonus":0},"spectators":true,"hot_seat":false,"turn":[1],"result":null,"steps":0,"created":1794796382360,"updated":1794796382737,"invite":"","yours":[]}','chest','playing','public',4,1794882782737,0,1794796382360,1794796382737);
INSERT INTO "tables" VALUES('17xk9c1cz5xt','{"id":"17xk9c1cz5xt","settings":{"game":"chest","options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"visibility":"public","clock":{"kind":"none","time":0,"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"created":1794796382833}','{"id":"17xk9c1cz5xt","game":"chest","phase":"playing","visibility":"public","host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"seats":[{"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"bot":null,"here":false,"clock":null},{"player":{"id":"f2ca6661aac44f0b","name":"Bob","avatar":""},"bot":"greedy","here":false,"clock":null}],"clock":{"kind":"none","time":0,"bonus":0},"spectators":true,"hot_seat":false,"turn":[1],"result":null,"steps":0,"created":1794796382833,"updated":1794796383061,"invite":"","yours":[]}','chest','playing','public',5,0,0,1794796382833,1794796383061);
INSERT INTO "tables" VALUES('3cvmpjrpwp8t','{"id":"3cvmpjrpwp8t","settings":{"game":"chest","options":{"heroes":"random","heroless":false,"first":null,"scrolls_anywhere":false,"bait_monsters_only":false},"visibility":"public","clock":{"kind":"none","time":0,"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"created":1794796383092}','{"id":"3cvmpjrpwp8t","game":"chest","phase":"open","visibility":"public","host":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"seats":[{"player":{"id":"f1825638fb9a2eb0","name":"Ann","avatar":""},"bot":null,"here":false,"clock":null},{"player":null,"bot":null,"here":false,"clock":null}],"clock":{"kind":"none","time":0,"bonus":0},"spectators":true,"hot_seat":false,"turn":[],"result":null,"steps":0,"created":1794796383092,"updated":1794796383092,"invite":"","yours":[]}','chest','open','public',1,1795401183092,0,1794796383092,1794796383092);
CREATE INDEX members_by_person ON members (person);
CREATE INDEX tables_by_list ON tables (visibility, phase, updated);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_game ON tables (game, visibility, phase, updated);
COMMIT;
PRAGMA user_version = 3;
