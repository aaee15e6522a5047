declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Leaves out the glyphs that only ligatures and other variants of the text need. */
    noLayoutClosure?: boolean
    variationAxes?: Record<string, { min: number; max: number; default: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
