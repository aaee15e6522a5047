import type { Preset } from '../schema'

/**
 * Listens for distance: air and grass take the treble from a far shot, what arrives is its body between 500 Hz and 2 kHz. That
 * is lifted, and the hiss of wind and grass around 5 kHz lowered, while the whip of bullets above 10 kHz stays. Costs the
 * bass of vehicles, and near steps in grass are softer.
 */
export const pubgFeldpeiler: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Ferne Schüsse über freiem Feld, mit weniger Wind davor.',
  description:
    'Weite Entfernung nimmt Schüssen die Höhen; was ankommt, liegt zwischen 500 Hz und 2 kHz. Genau dort wird angehoben, am meisten um 900 Hz. Motoren, Flugzeuge und Bombardements unter 80 Hz verlieren bis zu 6 dB, Wind um 220 Hz 3 dB, und um 5 kHz wird das Zischen von Gras und Wind um 5 dB leiser. Über 10,5 kHz bleibt das Peitschen vorbeifliegender Kugeln. Der Preis dafür: Fahrzeuge verlieren ihren Bass, und Schritte im Gras klingen weicher.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 80, gain: -6, q: 0.7 }, // engines and bombardments
    { type: 'PK', fc: 220, gain: -3.5, q: 0.9 }, // wind
    { type: 'PK', fc: 900, gain: 4.3, q: 0.7 }, // the body of far shots
    { type: 'PK', fc: 5000, gain: -5.5, q: 0.6 }, // hiss of grass
    { type: 'HSC', fc: 10500, gain: 2, q: 0.7 }, // bullets passing by
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
