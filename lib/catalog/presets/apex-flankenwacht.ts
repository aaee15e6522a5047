import type { Preset } from '../schema'

/**
 * Listens for steps on earth and sand, around 1.2 kHz. They are lifted, and what sets the volume of gunfire and explosions lowered: all below 300 Hz, the crack
 * around 4 kHz, wind and hiss above. Costs width: it sounds narrow and dull, and steps on metal and grass step back.
 */
export const apexFlankenwacht: Preset = {
  id: 'apex-flankenwacht',
  name: 'Flankenwacht',
  game: 'Apex Legends',
  aliases: ['apex'],
  tagline: 'Schritte auf Erde und Sand, wenn ringsum geschossen wird.',
  description:
    'Schritte auf Erde und Sand liegen um 1,2 kHz; dort wird um bis zu 5,5 dB angehoben. Schiffe, Explosionen und der Körper von Schüssen unter 300 Hz werden um 6 bis 9 dB leiser, ihr Knall, Wind und Rauschen über 3 kHz um 6 bis 10 dB. Der Preis dafür: Es klingt schmal und dumpf, und Schritte auf Metall und im Gras treten zurück.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 100, gain: -4.5, q: 0.7 }, // ships and explosions
    { type: 'PK', fc: 190, gain: -8.5, q: 0.5 }, // the body of shots
    { type: 'PK', fc: 1190, gain: 7.9, q: 1.1 }, // steps on earth and sand
    { type: 'PK', fc: 3900, gain: -6, q: 1.2 }, // the crack of shots
    { type: 'HSC', fc: 3600, gain: -8, q: 0.5 }, // wind, hiss
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Headsets der Mittelklasse; offene gehen ebenso.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 26),
  changes: [],
  active: true,
}
