import type { Preset } from '../schema'

/**
 * Listens through walls and ceilings, which let steps pass up to some 700 Hz, and for gadgets and barricades around 2 kHz in the
 * open. Both are lifted, charges below 150 Hz lowered, and so is treble, which no wall lets pass. Costs the force of charges and all brilliance.
 */
export const siegeWandhorcher: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
  description:
    'Wände und Decken lassen von Schritten nur den dumpfen Teil durch: Er wird zwischen 350 und 800 Hz um bis zu 5 dB gehoben, Klettern, Verbarrikadieren und Gadgets um 2 kHz um bis zu 4 dB. Sprengladungen unter 150 Hz werden um 8,5 bis 10 dB leiser, Glas, Splitter und der Knall von Schüssen über 4 kHz um 4 bis 8 dB. Der Preis dafür: Sprengungen verlieren Wucht, und insgesamt klingt es mittig und dumpf.',
  price: 690,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // charges, which small drivers cannot play
    { type: 'LSC', fc: 210, gain: -8.3, q: 0.65 }, // charges and air conditioning
    { type: 'PK', fc: 120, gain: -3.2, q: 1 }, // their boom
    { type: 'PK', fc: 540, gain: 5.6, q: 1.5 }, // steps behind a wall
    { type: 'PK', fc: 1150, gain: -2, q: 1.5 }, // voices
    { type: 'PK', fc: 2180, gain: 6.6, q: 1.5 }, // gadgets, barricades, climbing
    { type: 'HSC', fc: 3100, gain: -8, q: 0.62 }, // glass, debris, the crack of shots
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
