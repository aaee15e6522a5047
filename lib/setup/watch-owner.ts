import { createHash } from 'node:crypto'
import { setCurrentSetup } from '@/lib/catalog/current-catalog'
import { copyIn, keepCopy } from '@/lib/core/kept-copy'
import { log } from '@/lib/core/log'
import { setCurrentOwner, setOpen } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import type { Store } from '@/lib/store/store'
import { getOwner, openedAt, parseOwner, subscribeToOpening, subscribeToOwner } from './owner-data'

const COPY = 'owner.json'

/**
 * Pages that show the owner are regenerated. Until the store answers, and while the owner is unreadable, this
 * machine's copy counts. @param folder of that copy @returns resolves when the store has first answered
 */
export function watchOwner(store: Store, folder: string): Promise<void> {
  const copy = ownerBefore(folder)
  if (copy) show(copy)
  return new Promise((resolve) => {
    subscribeToOwner(store, (stored) => {
      try {
        const owner = parseOwner(stored)
        show(owner)
        keepCopy(folder, COPY, owner)
      } catch (error) {
        log().error({ error }, 'the owner cannot be read')
      }
      resolve()
    })
  })
}

/** @returns resolves when the store has first answered */
export function watchOpening(store: Store): Promise<void> {
  return new Promise((resolve) => {
    subscribeToOpening(store, (isOpen) => {
      setOpen(isOpen)
      setCurrentSetup('opening', isOpen ? 'open' : '')
      resolve()
    })
  })
}

export function ownerBefore(folder: string): Owner | null {
  return copyIn(folder, COPY, ownerSchema)
}

/** Loads the owner, and whether the shop is open, for a command. @throws ZodError if the owner cannot be read */
export async function loadOwner(store: Store): Promise<void> {
  setOpen((await openedAt(store)) !== null)
  setCurrentOwner((await getOwner(store)) ?? sampleOwner)
}

function show(owner: Owner | null): void {
  setCurrentOwner(owner ?? sampleOwner)
  setCurrentSetup('owner', owner ? createHash('sha256').update(JSON.stringify(owner)).digest('hex') : '')
}
