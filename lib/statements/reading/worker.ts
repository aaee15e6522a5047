import { parentPort, workerData } from 'node:worker_threads'
import { ShopError } from '@/lib/core/errors'
import { identifyStatement } from './identify-statement'
import type { WorkerMessage } from './worker-messages'

/** Payments of a message, so that taking one in keeps nobody waiting. */
const PART = 200

const send = (message: WorkerMessage) => parentPort?.postMessage(message)

/** Reads the file that it is started with, on a thread of its own. */
async function read(): Promise<void> {
  if (!(workerData instanceof Uint8Array)) throw new TypeError('no file')
  try {
    const { payments, ...about } = await identifyStatement(workerData)
    for (let at = 0; at < payments.length; at += PART) send({ payments: payments.slice(at, at + PART) })
    send({ about })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    send({ refused: error.fields ?? {} })
  }
}

void read()
