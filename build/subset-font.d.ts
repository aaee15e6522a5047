declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    /** Drops glyphs that only ligatures and other variants need. */
    noLayoutClosure?: boolean
    /** A number fixes an axis. */
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
