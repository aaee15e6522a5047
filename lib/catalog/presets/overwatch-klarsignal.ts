import type { Preset } from '../schema'

/**
 * Listens for voices: heroes announce their ultimates between 1 and 3 kHz, over a fight that fills 200 to 500 Hz. The first is
 * lifted broadly, the second lowered broadly; steps of flankers at 3.4 kHz get a little. Bass keeps most of its weight. Costs
 * the body of hammers, explosions and music.
 */
export const overwatchKlarsignal: Preset = {
  id: 'overwatch-klarsignal',
  name: 'Klarsignal',
  game: 'Overwatch 2',
  aliases: ['ow2', 'ow', 'overwatch'],
  tagline: 'Ordnung im Teamkampf: Ultimates, Stimmen, Schritte.',
  description:
    'Im Teamkampf überlagern sich viele Effekte zwischen 200 und 500 Hz; dort wird es breit um bis zu 4,5 dB leiser. Stimmen, und mit ihnen die Ansagen der Ultimates, gewinnen um 1,7 kHz, Schritte von Flankern etwas um 3,4 kHz. Der Tiefbass bleibt fast, wie er ist. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle, und S-Laute um 7,2 kHz sind bewusst gezähmt.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 60, gain: -2, q: 0.7 }, // explosions
    { type: 'PK', fc: 320, gain: -4.5, q: 0.7 }, // the fight
    { type: 'PK', fc: 1700, gain: 3.6, q: 0.9 }, // voices
    { type: 'PK', fc: 3400, gain: 1.8, q: 1.4 }, // steps of flankers
    { type: 'PK', fc: 7200, gain: -3, q: 1.4 }, // sibilants
  ],
  spatial: 'dolby-atmos',
  headset: 'Gaming-Headsets der Mittelklasse, geschlossen oder halboffen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
