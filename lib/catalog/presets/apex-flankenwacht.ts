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
  description: 'D Der Preis dafür: x',
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
