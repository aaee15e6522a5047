import { frequencyAtShare } from '@/lib/audio/frequency-scale'
import { letterPlaces, type LetterPlace } from '@/lib/audio/letter-places'
import { clampLift } from '@/lib/audio/letter-style'
import { letterWidth } from '@/lib/audio/letter-widths'
import { levelBetween, levelsOf } from '../curve/heard-levels'
import { LetterCanvas } from './letter-canvas'
import { player } from './player'
import { heardFilters } from './player-state'

const SILENCE = -100 // dBFS; lower levels count as this one
const SPAN = 12 // dB above its band's mean that lift a letter from even to the extreme
const OWN_SHAPE = 0.6 // share of the shape at rest that stays while it moves
/** ms; time constants of the mean level, of a rising letter and of a falling one. */
const MEAN = 1_500
const RISE = 40
const FALL = 140
/** ms; the duration of a frame at 60 Hz, and the mean above which frames count as late. */
const FRAME = 1000 / 60
const LATE = 19
/** In each direction; limited so that the browser can cache a font for each. */
const STEPS = 12
const EM = 100 // drawing units of the name's picture

interface Letter extends LetterPlace {
  band: { from: number; to: number } // Hz
  mean: number | null // dB; unknown at first
  now: number
  shown: number // between -1 and 1
}

/** Letters follow the level of their bands in a copy above the name, as wide; the name stays, hidden, for screen
 * readers and selection.
 * @param frame holds the name
 * @returns brings the letters to rest, and shows the name again */
export function moveLetters(frame: HTMLElement, sound: AnalyserNode): () => void {
  const name = frame.querySelector('svg')
  const { track } = player.current()
  if (!name || !track) return () => {}
  const letters = lettersOf(
    letterPlaces(name.textContent, heardFilters(player.current(), track), track.filters),
  )
  const width = name.viewBox.baseVal.width / EM
  const copy = new LetterCanvas(frame, width)
  frame.querySelector('.moving-letters')?.remove()
  const pace = new Pace()
  let isEnding = false

  let request = requestAnimationFrame(function draw(time) {
    request = requestAnimationFrame(draw)
    const passed = pace.next(time)
    if (passed === null) return
    if (isEnding) rest(letters, passed)
    else listen(letters, levelsOf(sound), sound.context.sampleRate / sound.fftSize, passed)
    copy.draw(letters, place(letters, width))
    if (isEnding && letters.every(isAtRest)) end()
  })
  frame.append(copy.element)
  copy.draw(letters, place(letters, width))
  frame.dataset.moving = ''

  const end = () => {
    cancelAnimationFrame(request)
    if (!copy.element.isConnected) return
    copy.element.remove()
    delete frame.dataset.moving
  }
  return () => {
    isEnding = true
    if (!frame.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) end()
  }
}

/** If frames are late, the letters skip every other one in favour of the rest of the page. */
class Pace {
  #last = performance.now()
  #frame = this.#last
  #mean = FRAME
  #isSlow = false
  #isPassed = false

  /** @returns ms since the last frame in which the letters moved; null to leave this one out */
  next(time: number): number | null {
    this.#mean = towards(this.#mean, time - this.#frame, 1 / 30)
    this.#frame = time
    this.#isSlow ||= this.#mean > LATE
    this.#isPassed = this.#isSlow && !this.#isPassed
    if (this.#isPassed) return null
    const passed = Math.max(1, time - this.#last)
    this.#last = time
    return passed
  }
}

function lettersOf(places: LetterPlace[]): Letter[] {
  const edge = (at: number) => frequencyAtShare(at / places.length)
  return places.map((place, index) => {
    const band = { from: edge(index), to: edge(index + 1) }
    return { ...place, band, mean: null, now: place.lift, shown: NaN }
  })
}

/** Without the preset, the letters move around the even shape. */
function shapeOf({ lift }: Letter): number {
  return player.current().side === 'before' ? 0 : lift
}

/** @param binWidth Hz @param passed ms since the last call */
function listen(letters: readonly Letter[], levels: Float32Array, binWidth: number, passed: number): void {
  for (const letter of letters) {
    const { from, to } = letter.band
    const level = Math.max(SILENCE, levelBetween(levels, from / binWidth, to / binWidth))
    letter.mean = letter.mean === null ? level : towards(letter.mean, level, passed / MEAN)
    const wanted = clampLift(OWN_SHAPE * shapeOf(letter) + (level - letter.mean) / SPAN)
    letter.now = towards(letter.now, wanted, passed / (wanted > letter.now ? RISE : FALL))
  }
}

function rest(letters: readonly Letter[], passed: number): void {
  for (const letter of letters) letter.now = towards(letter.now, shapeOf(letter), passed / FALL)
}

function isAtRest(letter: Letter): boolean {
  return Math.abs(letter.now - shapeOf(letter)) < 1 / STEPS
}

/** @param time in time constants */
function towards(from: number, to: number, time: number): number {
  return to + (from - to) * Math.exp(-time)
}

/** Within the width (em) of the name. @returns whether a letter has changed */
function place(letters: readonly Letter[], width: number): boolean {
  const room = letters.reduce((sum, letter) => sum + letterWidth(letter.letter, shapeOf(letter)), 0)
  const shared = sharedLift(letters, room)
  const shown = letters.map(({ now }) => Math.round(clampLift(now - shared) * STEPS) / STEPS)
  if (letters.every((letter, index) => letter.shown === shown[index])) return false
  const widths = letters.map(({ letter }, index) => letterWidth(letter, shown[index] ?? 0))
  const between = (width - widths.reduce((sum, each) => sum + each, 0)) / letters.length
  let start = 0
  for (const [index, letter] of letters.entries()) {
    letter.start = start
    letter.shown = shown[index] ?? 0
    start += (widths[index] ?? 0) + between
  }
  return true
}

/** To take from every letter so that they fit the name's width (em); found by bisection. */
function sharedLift(letters: readonly Letter[], room: number): number {
  let [low, high] = [-2, 2]
  for (let round = 0; round < 10; round += 1) {
    const middle = (low + high) / 2
    const wide = letters.reduce((sum, { letter, now }) => sum + letterWidth(letter, now - middle), 0)
    if (wide > room) low = middle
    else high = middle
  }
  return high
}
