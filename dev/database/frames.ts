const KEEP_ALIVE = '0'
const FRAME_COUNT = /^\d{1,6}$/

/** Reassembles messages: a long one is sent as its number of frames, followed by the frames. */
export class FrameReader {
  private missing = 0
  private frames: string[] = []

  /** @returns the message that this frame completes, or null */
  read(frame: string): string | null {
    if (this.missing > 0) {
      this.frames.push(frame)
      this.missing -= 1
      if (this.missing > 0) return null
      const message = this.frames.join('')
      this.frames = []
      return message
    }
    if (frame === KEEP_ALIVE) return null
    if (!FRAME_COUNT.test(frame)) return frame
    this.missing = Number(frame)
    return null
  }
}
