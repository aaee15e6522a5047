import type { Preset } from '../schema'

/** Pings, abilities: 1.3 to 4.5 kHz by the model (no free game has any); music below 600 Hz, sparkle lowered. */
export const lolRufweite: Preset = {
  id: 'lol-rufweite',
  name: 'Rufweite',
  game: 'League of Legends',
  aliases: ['lol', 'league', 'moba'],
  tagline: 'Pings und Fähigkeiten vor Musik und Treffern.',
  description:
    'Hier gibt es keine Schritte zu orten; es geht um Pings und den Klang von Fähigkeiten außerhalb des Bildes. In unserer Nachbildung liegen die zwischen 1,2 und 4 kHz und werden breit um 2 bis 5 dB gehoben. Musik und Treffer unter 500 Hz gehen um 2 bis 3 dB zurück, das Glitzern über 8 kHz um 2 dB. Gemessen ist das an keinem Spiel, denn freie Aufnahmen davon gibt es nicht. Der Preis dafür: Die Musik klingt dünner; wer ihretwegen spielt, nimmt die Stärke Dezent.',
  price: 390,
  filters: [
    { type: 'PK', fc: 76, gain: -2.6, q: 0.53 },
    { type: 'PK', fc: 260, gain: -2.2, q: 0.57 },
    { type: 'PK', fc: 662, gain: -2.1, q: 1.25 },
    { type: 'PK', fc: 2070, gain: 3.1, q: 0.58 },
    { type: 'PK', fc: 2763, gain: 2.1, q: 0.51 },
    { type: 'HSC', fc: 4699, gain: -3, q: 0.78 },
  ],
  spatial: 'none',
  headset: 'Headsets und Kopfhörer jeder Bauart, auch In-Ears.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt, mit Grenzen für Klang, Stimmen und Lautstärke.',
    },
  ],
  active: true,
}
