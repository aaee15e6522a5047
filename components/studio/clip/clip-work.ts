import type { ClipAnswer, ClipRequest } from './clip-worker'

type OnProgress = (share: number) => void

/** In a worker, which reads the clip again after it was ended. */
export class ClipWork {
  #worker: Worker | undefined
  #running = new AbortController()

  constructor(private readonly buffer: AudioBuffer) {}

  read(): Promise<ClipAnswer> {
    this.#worker = new Worker(new URL('./clip-worker.ts', import.meta.url))
    const channels = Array.from({ length: Math.min(2, this.buffer.numberOfChannels) }, (_, index) =>
      this.buffer.getChannelData(index).slice(),
    )
    const transfer = channels.map((samples) => samples.buffer)
    return this.#send(this.#worker, { ask: 'read', channels }, transfer)
  }

  async ask(request: Exclude<ClipRequest, { ask: 'read' }>, onProgress?: OnProgress): Promise<ClipAnswer> {
    // The worker answers in order, so nothing has to wait for it to have read.
    if (!this.#worker) void this.read()
    return this.#worker ? this.#send(this.#worker, request, [], onProgress) : { problem: 'failed' }
  }

  end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#running.abort()
    this.#running = new AbortController()
  }

  #send(
    worker: Worker,
    request: ClipRequest,
    transfer: Transferable[],
    onProgress: OnProgress = () => {},
  ): Promise<ClipAnswer> {
    const { port1, port2 } = new MessageChannel()
    const answered = new AbortController()
    const { signal } = this.#running
    return new Promise<ClipAnswer>((resolve) => {
      const fail = () => resolve({ problem: 'failed' })
      port1.onmessage = ({ data }: MessageEvent<ClipAnswer>) =>
        'progress' in data ? onProgress(data.progress) : resolve(data)
      worker.addEventListener('error', fail, answered)
      signal.addEventListener('abort', fail, answered)
      worker.postMessage(request, [...transfer, port2])
    }).finally(() => {
      port1.close()
      answered.abort()
    })
  }
}
