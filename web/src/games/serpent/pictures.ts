/** Pictures of everything in the box of Serpent. */
import acid from 'icon:acid-blob';
import altar from 'icon:sacrificial-dagger';
import armour from 'icon:leather-armor';
import asp from 'icon:feathered-wing';
import basilisk from 'icon:evil-eyes';
import bath from 'icon:bathtub';
import bell from 'icon:ringing-bell';
import belt from 'icon:belt';
import blade from 'icon:broadsword';
import blocked from 'icon:stone-block';
import boots from 'icon:leather-boot';
import bow from 'icon:pocket-bow';
import bracket from 'icon:magic-portal';
import brand from 'icon:brain';
import breastplate from 'icon:breastplate';
import bridge from 'icon:rope-bridge';
import cards from 'icon:card-pickup';
import chamber from 'icon:stone-tablet';
import chronicle from 'icon:book-cover';
import clash from 'icon:crossed-swords';
import cobra from 'icon:cobra';
import coins from 'icon:two-coins';
import constrictor from 'icon:snake-spiral';
import counterstroke from 'icon:sword-clash';
import cross from 'icon:crossroad';
import crown from 'icon:crown';
import curse from 'icon:cursed-star';
import danger from 'icon:skull-crossed-bones';
import dice from 'icon:rolling-dices';
import distraction from 'icon:imp-laugh';
import draught from 'icon:standing-potion';
import dwarf from 'icon:dwarf-face';
import egg from 'icon:egg-clutch';
import elf from 'icon:woman-elf-face';
import escort from 'icon:prisoner';
import eye from 'icon:eye-of-horus';
import falling from 'icon:falling';
import fiend from 'icon:imp';
import frailty from 'icon:broken-bone';
import gas from 'icon:poison-gas';
import gate from 'icon:dungeon-gate';
import gloom from 'icon:bat-wing';
import glory from 'icon:laurels';
import grip from 'icon:fist';
import health from 'icon:hearts';
import heart from 'icon:crystal-shrine';
import helm from 'icon:visored-helm';
import hood from 'icon:hooded-assassin';
import hydra from 'icon:hydra';
import instant from 'icon:hourglass';
import key from 'icon:key';
import kiss from 'icon:lips';
import knight from 'icon:black-knight-helm';
import level from 'icon:flying-flag';
import lizard from 'icon:lizardman';
import magic from 'icon:magic-swirl';
import maw from 'icon:fangs';
import melee from 'icon:gladius';
import mirror from 'icon:mirror-mirror';
import naga from 'icon:skeleton';
import nakari from 'icon:medusa-head';
import nest from 'icon:nest-eggs';
import oath from 'icon:tied-scroll';
import pack from 'icon:treasure-map';
import peril from 'icon:snake-bite';
import pit from 'icon:hole';
import potion from 'icon:round-potion';
import pouch from 'icon:swap-bag';
import priestess from 'icon:sun-priest';
import prison from 'icon:imprisoned';
import quake from 'icon:earth-crack';
import rain from 'icon:raining';
import rattler from 'icon:rattlesnake';
import repel from 'icon:shield-reflect';
import ring from 'icon:ouroboros';
import rod from 'icon:fairy-wand';
import roll from 'icon:dodging';
import rope from 'icon:rope-coil';
import rust from 'icon:armored-boomerang';
import sense from 'icon:magnifying-glass';
import serpentfolk from 'icon:snake-totem';
import shade from 'icon:ghost';
import shout from 'icon:screaming';
import slick from 'icon:slipknot';
import snake from 'icon:snake';
import spawn from 'icon:worm-mouth';
import speed from 'icon:wingfoot';
import spikes from 'icon:spikes';
import spitter from 'icon:snake-tongue';
import spring from 'icon:fountain';
import sprint from 'icon:sprint';
import swirl from 'icon:clockwise-rotation';
import three from 'icon:triple-claws';
import token from 'icon:snake-egg';
import trance from 'icon:swords-emblem';
import trap from 'icon:wolf-trap';
import tribute from 'icon:coins';
import tunnel from 'icon:cave-entrance';
import vial from 'icon:poison-bottle';
import ward from 'icon:checked-shield';
import water from 'icon:well';
import whisper from 'icon:worms';
import wind from 'icon:lungs';
import wizard from 'icon:wizard-face';

export { blocked, cards, clash, dice, falling, glory, health, level, nakari, peril, swirl as turn, token, trap };

export const STATS: Record<string, string> = { melee, magic, speed, level, health };
/** When a card may be played out of turn. */
export const TIMINGS: Record<string, string> = { response: ward, any: instant };
export const HEROES: Record<string, string> = { roderick: helm, tainin: hood, nord: dwarf, bel: wizard, elendus: elf, sessira: lizard };
export const OBSTACLES: Record<string, string> = { danger, pit, spikes };

const CARDS: Record<string, string> = {
  ...{ snakeman: serpentfolk, 'corrupt-knight': knight, constrictor, priestess, 'choker-spawn': spawn, 'spitter-spawn': spitter },
  ...{ 'whisper-spawn': whisper, 'three-headed-spawn': three, 'nest-viper': cobra, 'moon-basilisk': basilisk, 'bone-naga': naga },
  ...{ 'fallen-commander': knight, 'winged-asp': asp, 'temple-shade': shade, 'gate-hydra': hydra, nakari, hatchling: egg },
  ...{
    'crested-lizard': lizard,
    'renegade-squire': knight,
    novice: priestess,
    'racer-snake': rattler,
    'bone-sentry': naga,
    'brood-alpha': three,
  },
  ...{ 'acid-stream': acid, 'stone-maw': maw, 'mirror-rift': mirror, dropgate: gate, 'eye-of-nakari': eye, frailty, 'creeping-rust': rust },
  ...{
    'nakaris-kiss': kiss,
    'tremor-of-coils': quake,
    'brand-of-oblivion': brand,
    tribute,
    'slick-stone': slick,
    'rain-of-serpents': rain,
  },
  ...{ repel, distraction, 'command-fiend': fiend, 'rolling-escape': roll, 'battle-trance': trance, 'delvers-sense': sense },
  ...{
    'step-through-gloom': bracket,
    'ward-of-scales': ward,
    'second-wind': wind,
    counterstroke,
    'sworn-oath': oath,
    rejuvenation: potion,
  },
  ...{ 'belt-pouch': pouch, 'plate-of-gwildor': breastplate, 'hooded-helm': helm, 'blade-of-ilbor': blade, 'rod-of-seven-skins': rod },
  ...{ 'ouroboros-ring': ring, 'runaways-boots': boots, 'vial-of-venom': vial, 'spring-bow': bow, 'drowsy-smoke': gas, 'false-floor': pit },
  ...{ 'wrong-turn': bracket, 'settling-floor': quake, 'petty-tribute': tribute, 'sharp-shout': shout, knack: sense, sprint },
  ...{ 'steady-grip': grip, 'small-draught': draught, 'leather-coat': armour, 'short-sword': melee, 'apprentice-wand': rod },
  ...{ 'high-priestess': priestess, 'mother-of-broods': constrictor, 'old-snake': snake },
};
const SORTS: Record<string, string> = { monster: snake, trap, curse, boon: glory, treasure: belt };

export function cardPicture(id: string, sort = 'monster'): string {
  return CARDS[id] ?? SORTS[sort] ?? snake;
}

const QUESTS: Record<string, string> = {
  ...{ 'crown-of-ilbor': crown, heartstone: heart, 'tolling-bell': bell, renunciation: altar, 'high-priestess': priestess },
  ...{ 'mother-of-broods': constrictor, 'orders-cache': pack, chronicler: chronicle, 'captive-knight': escort, 'basilisk-egg': egg },
  ...{ 'foul-the-spring': acid, 'rope-over-abyss': rope, 'oracles-dice': dice, 'defeat-nakari': nakari, 'postern-key': key },
  ...{
    'restless-dead': shade,
    'altar-coin': coins,
    'old-snake': snake,
    'buried-satchel': pack,
    'lost-acolyte': escort,
    'bail-the-well': water,
    knucklebones: dice,
  },
};

export function questPicture(id: string): string {
  return QUESTS[id] ?? oath;
}

const PLACES: Record<string, string> = {
  ...{
    crossroads: cross,
    'three-vaults': cross,
    'abyss-bridge': bridge,
    'venom-spring': spring,
    'priestess-bath': bath,
    'brood-hall': nest,
  },
  ...{
    'crawler-nest': nest,
    'nakaris-lair': nakari,
    'armoury-of-ilbor': blade,
    'altar-of-fangs': maw,
    'lesser-altar': altar,
    'pit-of-offerings': altar,
  },
  ...{
    'vault-of-skins': snake,
    'knights-prison': prison,
    'watch-room': eye,
    'inner-sanctum': priestess,
    'drowned-well': water,
    'smugglers-hold': pack,
  },
  ...{
    guardroom: ward,
    'snake-crawl': snake,
    'caved-in-way': quake,
    'sentinel-gallery': knight,
    'bend-of-idols': serpentfolk,
    'gloomy-bonewalk': naga,
  },
};
const PLACE_KINDS: Record<string, string> = { entrance: gate, tunnel, gloomy: gloom, chamber };

export function placePicture(id: string, kind: string): string {
  return PLACES[id] ?? PLACE_KINDS[kind] ?? tunnel;
}
