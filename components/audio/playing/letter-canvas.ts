import { letterStyle } from '@/lib/audio/letter-style'
import { fitToScreen } from '../curve/draw-spectrum'

/** Of a canvas's fonts, from 62.5 % in equal steps. */
const WIDTHS = ['extra-condensed', 'condensed', 'semi-condensed', 'normal', 'semi-expanded', 'expanded']
const NARROWEST = 62.5
const BETWEEN = 12.5
const EM = 100 // pixels of the font before it is scaled
const BASELINE = 0.76 // em below the upper edge

/** Set from the closest width of a canvas's fonts. */
interface Cut {
  font: string
  scale: number
}

interface DrawnLetter {
  letter: string
  shown: number // lift, from -1 to 1
  start: number // em from the name's beginning
}

/** A canvas avoids style, layout and paint of the page in every frame. */
export class LetterCanvas {
  readonly element = document.createElement('canvas')
  readonly #drawing = this.element.getContext('2d')
  readonly #cuts = new Map<string, Cut>()
  #family = ''
  #colour = ''

  /** @param frame holds the canvas, and is as wide as the name @param width em */
  constructor(
    private readonly frame: HTMLElement,
    private readonly width: number,
  ) {
    this.element.className = 'moving-letters'
  }

  /** @param isChanged whether a letter differs from the last drawing */
  draw(letters: readonly DrawnLetter[], isChanged: boolean): void {
    const { element } = this
    const { color, fontFamily } = getComputedStyle(element)
    const isEmpty = fitToScreen(element, element.clientWidth, element.clientHeight)
    if (!this.#drawing || (!isChanged && !isEmpty && color === this.#colour)) return
    this.#colour = color
    this.#family = fontFamily
    const em = (this.frame.clientWidth / this.width) * devicePixelRatio
    const [left, top] = [-element.offsetLeft * devicePixelRatio, -element.offsetTop * devicePixelRatio]
    this.#drawing.resetTransform()
    this.#drawing.clearRect(0, 0, element.width, element.height)
    this.#drawing.fillStyle = color
    for (const { letter, shown, start } of letters) {
      const { font, scale } = this.#cutOf(this.#drawing, letter, shown)
      this.#drawing.font = font
      this.#drawing.setTransform((em / EM) * scale, 0, 0, em / EM, left + start * em, top + BASELINE * em)
      this.#drawing.fillText(letter, 0, 0)
    }
  }

  #cutOf(drawing: CanvasRenderingContext2D, letter: string, lift: number): Cut {
    const key = letter + lift
    const known = this.#cuts.get(key)
    if (known) return known
    const { stretch, weight } = letterStyle(lift)
    const place = Math.max(0, (stretch - NARROWEST) / BETWEEN)
    const [below, above] = [Math.floor(place), Math.ceil(place)].map((at) => this.#fontOf(at, weight))
    const widthIn = (font = '') => {
      drawing.font = font
      return drawing.measureText(letter).width
    }
    const wanted = widthIn(below) + (widthIn(above) - widthIn(below)) * (place % 1)
    const font = (place % 1 < 0.5 ? below : above) ?? ''
    const cut = { font, scale: wanted / widthIn(font) }
    this.#cuts.set(key, cut)
    return cut
  }

  #fontOf(place: number, weight: number): string {
    return `${WIDTHS[place]} ${weight} ${EM}px ${this.#family}`
  }
}
