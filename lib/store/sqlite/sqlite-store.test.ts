import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Harness } from '@/lib/store/contract/harness'
import { describeStore } from '@/lib/store/contract/store-contract'
import { createSqliteStore } from './sqlite-store'

const root = mkdtempSync(join(tmpdir(), 'spielklang-sqlite-'))
let folder = root
let rounds = 0

const harness: Harness = {
  open: async () => createSqliteStore(join(folder, 'spielklang.sqlite')),
  reset: async () => {
    rounds += 1
    folder = join(root, String(rounds))
  },
  get childScriptEnv() {
    return { STORE_ENGINE: 'sqlite', DATA_DIR: folder }
  },
  end: async () => rmSync(root, { recursive: true }),
}

describeStore('SQLite', harness)
