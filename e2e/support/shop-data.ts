import { fork, type ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { DataCall } from './data-process'
import { end, programOf } from './processes'

const answerSchema = z.object({ id: z.int(), value: z.unknown().optional(), error: z.string().optional() })

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** A process that keeps a shop's data open beside it: starting one per access would take seconds. */
export class ShopData {
  private process: ChildProcess | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  call(call: DataCall): Promise<unknown> {
    const child = (this.process ??= this.start())
    const id = (this.last += 1)
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      child.send({ id, call })
    })
  }

  /** Ends the process; the next call starts another. */
  async close(): Promise<void> {
    const child = this.process
    this.process = undefined
    await end(child)
  }

  private start(): ChildProcess {
    const { execArgv, file } = programOf('e2e/support/data-process.ts')
    const child = fork(file, { execArgv, env: this.env })
    child.on('message', (message) => {
      const { id, value, error } = answerSchema.parse(message)
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
      if (error === undefined) waiting?.resolve(value ?? null)
      else waiting?.reject(new Error(error))
    })
    child.on('exit', (code) => {
      for (const { reject } of this.waiting.values()) reject(new Error(`data-process.ts ended with ${code}`))
      this.waiting.clear()
    })
    return child
  }
}
