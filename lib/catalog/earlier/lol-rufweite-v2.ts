import type { Preset } from '../schema'

export const lolRufweiteV2: Preset = {
  id: 'lol-rufweite',
  name: 'Rufweite',
  game: 'League of Legends',
  aliases: ['lol', 'league', 'moba'],
  tagline: 'Pings und Fähigkeiten deutlich, lange Abende angenehm.',
  description:
    'Hier gibt es keine Schritte zu orten; es geht um Pings, Ansagen und den Klang von Fähigkeiten außerhalb des Bildes. Die liegen um 1,4 und 2,6 kHz und werden mäßig gehoben, Bass unter 110 Hz und Mulm um 300 Hz gehen zurück. Um 5,2 kHz ist die Spitze der Effekte gekappt, damit zwei Stunden nicht anstrengen. Der Preis dafür: Die Musik klingt schlanker.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 110, gain: -3, q: 0.7 },
    { type: 'PK', fc: 300, gain: -2, q: 0.9 },
    { type: 'PK', fc: 1400, gain: 1.8, q: 1.2 },
    { type: 'PK', fc: 2600, gain: 2.5, q: 1.3 },
    { type: 'PK', fc: 5200, gain: -2.4, q: 1.8 },
    { type: 'HSC', fc: 10000, gain: -1.5, q: 0.7 },
  ],
  spatial: 'none',
  headset: 'Headsets und Kopfhörer jeder Bauart, auch In-Ears.',
  version: 2,
  updatedAt: Date.UTC(2026, 5, 30),
  changes: [{ version: 2, text: 'Die Absenkung um 5,2 kHz ist neu, damit lange Abende weniger anstrengen.' }],
  active: true,
}
