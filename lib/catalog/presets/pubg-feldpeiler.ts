import type { Preset } from '../schema'

/**
 * Listens for distance: air and grass take the treble from a far shot, what arrives is its body between 300 Hz and 1.2 kHz. The
 * middle of that is lifted; engines below 200 Hz and the hiss of wind and grass above 3 kHz are lowered. Costs width: near steps in grass step far back.
 */
export const pubgFeldpeiler: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Ferne Schüsse über freiem Feld, mit weniger Wind davor.',
  description:
    'Weite Entfernung nimmt Schüssen die Höhen; was ankommt, liegt zwischen 300 Hz und 1,2 kHz. Davon werden 400 Hz bis 1,1 kHz um bis zu 5,5 dB angehoben. Motoren, Flugzeuge und Bombardements unter 200 Hz verlieren 8 bis 12 dB, das Zischen von Gras und Wind über 3 kHz 7 bis 9 dB. Der Preis dafür: Es klingt dumpf und schmal, Fahrzeuge verlieren ihren Bass, nahe Schüsse ihren Knall, und Schritte im Gras treten weit zurück.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 325, gain: -7.8, q: 0.8 }, // engines and bombardments
    { type: 'PK', fc: 172, gain: -4.7, q: 0.61 }, // their drone
    { type: 'PK', fc: 630, gain: 8.1, q: 0.83 }, // the body of far shots
    { type: 'PK', fc: 2950, gain: -8.1, q: 0.52 }, // near shots' crack, hiss of grass
    { type: 'HSC', fc: 5846, gain: -6.7, q: 0.58 }, // the rest of it
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
