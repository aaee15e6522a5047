import { accKurvengrip } from './presets/acc-kurvengrip'
import { apexFlankenwacht } from './presets/apex-flankenwacht'
import { beatSaberTaktgeber } from './presets/beat-saber-taktgeber'
import { cs2Schrittklar } from './presets/cs2-schrittklar'
import { fortniteTruhenklang } from './presets/fortnite-truhenklang'
import { lolRufweite } from './presets/lol-rufweite'
import { overwatchKlarsignal } from './presets/overwatch-klarsignal'
import { pubgFeldpeiler } from './presets/pubg-feldpeiler'
import { re4Dielenknarren } from './presets/re4-dielenknarren'
import { siegeWandhorcher } from './presets/siege-wandhorcher'
import { tarkovStilleSohle } from './presets/tarkov-stille-sohle'
import { valorantWinkelzug } from './presets/valorant-winkelzug'
import { warzoneTrittsiegel } from './presets/warzone-trittsiegel'
import { witcherLagerfeuer } from './presets/witcher-lagerfeuer'
import { presetSchema, type Preset } from './schema'

const RELEASED = Date.UTC(2026, 10, 27)

/** By what the current one has changed in it; without figures. @param filters type, Hz, Q and, if any, dB of each */
function first(
  current: Preset,
  filters: string,
  texts: Partial<Pick<Preset, 'tagline' | 'description'>>,
): Preset {
  return presetSchema.parse({
    ...current,
    ...texts,
    filters: filters.split(', ').map((filter) => {
      const [type, fc, q, gain] = filter.split(' ')
      return { type, fc: Number(fc), q: Number(q), ...(gain && { gain: Number(gain) }) }
    }),
    version: 1,
    updatedAt: RELEASED,
    changes: [],
  })
}

/** Versions that shops have published, so that `renewPresets` knows what an owner has not edited. */
export const formerVersions: readonly Preset[] = [
  first(
    accKurvengrip,
    'LSC 291 0.66 -7.3, PK 363 1.04 -7.7, PK 1264 0.98 4.8, PK 2173 1.14 3.8, PK 5877 1.65 -3.6, HSC 4646 0.68 -5.2',
    {
      tagline: 'Reifen und Bremsen vor dem Motor.',
      description:
        'Motor und Fahrtwind verdecken, was die Reifen sagen. Darum sinkt der Motor unter 450 Hz um 7 bis 10 dB, das Jaulen des Getriebes und der Wind über 4 kHz um bis zu 7 dB, während das Schaben der Reifen zwischen 1 und 1,7 kHz und das Blockieren der Bremsen um 2,2 kHz um 5 dB lauter werden. Der Preis dafür: Der Motor klingt viel kleiner, als er ist; für Wiederholungen und Videos ist das Preset besser aus.',
    },
  ),
  first(
    apexFlankenwacht,
    'LSC 825 0.8 -6, PK 101 0.5 -3.5, PK 162 0.5 -5.1, PK 436 1.17 -2.5, PK 1316 1.6 8.1, PK 2835 2.01 -6.2, PK 10023 0.91 -6.2, HSC 1726 0.8 -5.4',
    {
      tagline: 'Schritte auf Erde und Sand, wenn ringsum geschossen wird.',
      description:
        'Schritte auf Erde und Sand liegen um 1,2 kHz; dort wird um bis zu 5 dB angehoben. Schiffe, Explosionen und der Körper von Schüssen unter 300 Hz werden um 9 bis 14 dB leiser, ihr Knall, Wind und Rauschen über 3 kHz um 7 bis 12 dB. Der Preis dafür: Es klingt schmal und dumpf, Stimmen werden dünn, und Schritte auf Metall und im Gras treten zurück.',
    },
  ),
  first(beatSaberTaktgeber, 'LSC 130 0.7 5, PK 420 0.5 -6, PK 1500 0.8 -3, HSC 4000 0.7 4', {
    tagline: 'Kick und Snare vor allem anderen, damit der Schlag sitzt.',
    description:
      'Betont, was den Takt trägt: die Kick unter 130 Hz mit bis zu 4,5 dB und den Anschlag der Snare über 4 kHz mit bis zu 4 dB. Dazwischen macht eine breite Senke um 450 Hz Platz, bis zu 6 dB tief. Der Preis dafür: Stimmen und Gitarren rücken weit in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf. Dann hilft es, den letzten Filter in der Datei auf 0 dB zu setzen.',
  }),
  first(cs2Schrittklar, 'LSC 290 0.8 -9, PK 138 0.8 -3.5, PK 520 1.5 7.5, HSC 880 0.75 -9, HSC 2500 0.7 -1', {
    tagline: 'Schritte nach vorn, Dröhnen nach hinten.',
    description:
      'Schritte auf Metall, Holz und Stein klingen dumpfer, als man denkt: Das meiste von ihnen liegt zwischen 300 und 900 Hz. Dort wird um bis zu 6 dB angehoben, am meisten um 500 Hz. Was bei Schüssen und Granaten die Lautstärke bestimmt, gibt nach: der Bass unter 200 Hz um 10 bis 12 dB, alles über 1,2 kHz um 6 bis 10 dB. Der Preis dafür: Es klingt deutlich dunkler, Waffen haben weniger Druck und weniger Knall, und Schritte auf Kies und Gras treten zurück.',
  }),
  first(
    fortniteTruhenklang,
    'PK 180 0.65 -7.5, PK 580 0.85 -3, PK 1600 0.95 -6.5, PK 6800 0.7 6, HSC 13000 0.78 -3',
    {
      tagline: 'Summende Truhen und Schritte im Gras.',
      description:
        'Was an Truhen summt und im Gras raschelt, reicht weit in die Höhen: Zwischen 4,5 und 9 kHz wird es um 3 bis 5,5 dB lauter. Schüsse, Bauen und Stimmen zwischen 120 Hz und 2 kHz gehen um 5 bis 8 dB zurück, der Sturm mit ihnen. Der Preis dafür: Es klingt dünn, und Schritte auf Holz und Stein treten zurück.',
    },
  ),
  first(
    lolRufweite,
    'LSC 267 0.74 -7.7, PK 400 1.01 -8.9, PK 1831 1 3.8, PK 2738 1.25 3.7, HSC 4551 0.8 -7.3',
    {
      tagline: 'Pings und Fähigkeiten deutlich, lange Abende angenehm.',
      description:
        'Hier gibt es keine Schritte zu orten; es geht um Pings und den Klang von Fähigkeiten außerhalb des Bildes. Die liegen zwischen 1,4 und 3,2 kHz und werden um bis zu 6 dB gehoben. Musik und Treffer unter 500 Hz gehen um 7 bis 10 dB zurück, und über 4,5 kHz wird das Glitzern der Effekte um bis zu 7 dB leiser, damit zwei Stunden nicht anstrengen. Der Preis dafür: Die Musik klingt dünn und matt; wer ihretwegen spielt, nimmt die Stärke Dezent.',
    },
  ),
  first(overwatchKlarsignal, 'LSC 208 0.71 -6.1, PK 174 0.64 -8.9, PK 1730 0.54 3.4, HSC 3858 0.67 -9', {
    tagline: 'Ordnung im Teamkampf: Ansagen, Rufe, Schritte.',
    description:
      'Im Teamkampf überlagern sich viele Effekte unter 300 Hz; dort wird es um 7 bis 13 dB leiser, und über 3,5 kHz, wo Treffer und Strahlen zischen, um 3 bis 9 dB. Was dazwischen liegt, tritt hervor: gerufene Ansagen und die Schritte von Flankern zwischen 700 Hz und 2,5 kHz gewinnen bis zu 3 dB dazu. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle, und insgesamt wird es schlank und matt.',
  }),
  first(
    pubgFeldpeiler,
    'LSC 325 0.8 -7.8, PK 172 0.61 -4.7, PK 630 0.83 8.1, PK 2950 0.52 -8.1, HSC 5846 0.58 -6.7',
    {
      tagline: 'Ferne Schüsse über freiem Feld, mit weniger Wind davor.',
      description:
        'Weite Entfernung nimmt Schüssen die Höhen; was ankommt, liegt zwischen 300 Hz und 1,2 kHz. Davon werden 400 Hz bis 1,1 kHz um bis zu 5,5 dB angehoben. Motoren, Flugzeuge und Bombardements unter 200 Hz verlieren 8 bis 12 dB, das Zischen von Gras und Wind über 3 kHz 7 bis 9 dB. Der Preis dafür: Es klingt dumpf und schmal, Fahrzeuge verlieren ihren Bass, nahe Schüsse ihren Knall, und Schritte im Gras treten weit zurück.',
    },
  ),
  first(
    re4Dielenknarren,
    'LSC 825 0.8 -7.9, PK 93 0.52 -5.2, PK 205 0.52 -2.9, PK 600 1.71 -4.6, PK 1407 2.32 8.8, PK 2800 1.41 -6.3, PK 13936 0.5 -5.4, HSC 2194 0.8 -9',
    {
      tagline: 'Knarrende Dielen und Türen näher, Bass und Höhen weiter weg.',
      description:
        'Horror lebt vom Abstand zwischen Stille und Schlag. Dielen und Türen knarren am stärksten zwischen 800 Hz und 2 kHz; in der Mitte davon rücken sie um bis zu 5 dB näher. Der Mulm des Hauses, Donner und der Körper von Schüssen unter 600 Hz weichen um 11 bis 15 dB, Wind und Rauschen über 2,5 kHz um 11 bis 14 dB. Der Preis dafür: Das Haus verliert Bass und Luft, Atem und Ketten treten zurück, Stimmen klingen wie aus einem alten Radio, und Schreie kommen mit nach vorn.',
    },
  ),
  first(
    siegeWandhorcher,
    'HP 25 0.71, LSC 210 0.65 -8.3, PK 120 1 -3.2, PK 540 1.5 5.6, PK 1150 1.5 -2, PK 2180 1.5 6.6, HSC 3100 0.62 -8',
    {
      tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
      description:
        'Wände und Decken lassen von Schritten nur den dumpfen Teil durch: Er wird zwischen 350 und 800 Hz um bis zu 5 dB gehoben, Klettern, Verbarrikadieren und Gadgets um 2 kHz um bis zu 4 dB. Sprengladungen unter 150 Hz werden um 8,5 bis 10 dB leiser, Glas, Splitter und der Knall von Schüssen über 4 kHz um 4 bis 8 dB. Der Preis dafür: Sprengungen verlieren Wucht, und insgesamt klingt es mittig und dumpf.',
    },
  ),
  first(tarkovStilleSohle, 'HP 25 0.71, LSC 240 0.6 -6.5, PK 1050 0.6 -6.5, PK 3700 1 2, PK 7200 0.65 5.2', {
    tagline: 'Für Raids, in denen ein Rascheln mehr sagt als ein Schuss.',
    description:
      'Schneidet unter 25 Hz ab und senkt den Grundlärm unter 200 Hz sowie Wind, Generatoren und den Körper von Schüssen um 1 kHz um 5 bis 7 dB. Gehoben wird, was raschelt: Laub, Stoff und Glas um 7 kHz, Magazine und Verschlüsse um 3,7 kHz, um bis zu 5 dB. Der Preis dafür: Stimmen und dumpfe Schritte treten zurück, und Schüsse in der Nähe wirken schriller, also lieber etwas leiser spielen.',
  }),
  first(
    valorantWinkelzug,
    'LSC 227 0.69 -6.5, PK 117 0.5 -6.7, PK 499 1.29 8.4, PK 1250 0.9 -9, PK 2084 1.24 7.5, HSC 4022 0.7 -8.1',
    {
      tagline: 'Schritte auf Stein und Fliesen vor Schüssen und Fähigkeiten.',
      description:
        'Schritte auf Stein liegen um 500 Hz, auf Fliesen um 2,1 kHz; die einen werden um bis zu 5 dB gehoben, die anderen um bis zu 2,5 dB. Rufe und Fähigkeiten, die dazwischen liegen, werden um 3 bis 5,5 dB leiser, der Bass von Schüssen unter 200 Hz um 8 bis 12 dB, ihr Knall über 5 kHz um 5 bis 8 dB. Der Preis dafür: Stimmen klingen hohl, und alles verliert an Glanz.',
    },
  ),
  first(
    warzoneTrittsiegel,
    'PK 165 0.5 -4.5, PK 530 0.5 -5, PK 1550 1.1 4.9, PK 4450 0.8 4.3, PK 8600 1.5 3.8',
    {
      tagline: 'Schritte im Schutt und Panzerplatten vor dem Hubschrauber.',
      description:
        'Schritte im Schutt liegen um 2 kHz, Gurte, Panzerplatten und Verschlüsse darüber: Zwischen 1,4 und 9 kHz wird es um 3 bis 5,5 dB lauter. Hubschrauber, Explosionen und der Körper von Schüssen zwischen 100 und 700 Hz werden um 4 bis 6,5 dB leiser. Der Preis dafür: Stimmen werden dünn, und Glas und Querschläger stechen.',
    },
  ),
  first(witcherLagerfeuer, 'LSC 211 0.68 -7, PK 421 0.78 3, PK 1874 0.86 5, HSC 4225 0.8 -9', {
    description:
      'Ein Preset zum Versinken, nicht zum Orten. Dialoge werden breit zwischen 400 Hz und 2,5 kHz um 3 bis 5 dB gehoben; das Prasseln von Regen und Feuer über 4,5 kHz gibt um 4 bis 9 dB nach, Donner unter 150 Hz um 5 bis 7 dB. Der Preis dafür: Wäldern und Orchester fehlen Luft und Fundament, und S-Laute werden weich.',
  }),
]
