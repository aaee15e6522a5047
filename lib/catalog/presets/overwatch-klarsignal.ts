import type { Preset } from '../schema'

/**
 * Listens for voices: heroes announce their ultimates between 1 and 4 kHz, over a fight that fills 200 to 500 Hz. The first is
 * lifted broadly, with the steps of flankers in it, the second lowered broadly, and so are explosions. Costs
 * the body of hammers, explosions and music.
 */
export const overwatchKlarsignal: Preset = {
  id: 'overwatch-klarsignal',
  name: 'Klarsignal',
  game: 'Overwatch 2',
  aliases: ['ow2', 'ow', 'overwatch'],
  tagline: 'Ordnung im Teamkampf: Ultimates, Stimmen, Schritte.',
  description:
    'Im Teamkampf überlagern sich viele Effekte zwischen 200 und 500 Hz; dort wird es breit um bis zu 5 dB leiser, Explosionen unter 80 Hz um 6 dB. Was Stimmen verständlich macht, und mit ihnen die Ansagen der Ultimates, gewinnt um 2,6 kHz bis zu 5 dB, und mit ihm Schritte von Flankern. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle, Stimmen klingen schlanker, und über 9 kHz wird es etwas matter.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 80, gain: -6, q: 0.7 }, // explosions
    { type: 'PK', fc: 300, gain: -5, q: 0.6 }, // the fight
    { type: 'PK', fc: 2600, gain: 5.5, q: 0.6 }, // voices, steps of flankers
    { type: 'HSC', fc: 9000, gain: -3, q: 0.7 }, // sibilants
  ],
  spatial: 'dolby-atmos',
  headset: 'Gaming-Headsets der Mittelklasse, geschlossen oder halboffen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
