'use client'

import { useRef, useState } from 'react'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { usePart } from '@/components/ui/use-part'
import { callApi } from '@/lib/http/browser/call-api'
import type { MaintenanceTexts } from './maintenance-texts'

// Loaded by admins only.
const loadDialog = () => import('./pin-dialog')

interface AdminKeyProps {
  name: string
  /** Whether the visitor is signed in as an admin, who needs no PIN. */
  isAdmin: boolean
  texts: MaintenanceTexts['pin']
  onUnlocked: () => void
}

/** An almost invisible button, which appears under the pointer and on focus, and has a name. */
export function AdminKey({ name, isAdmin, texts, onUnlocked }: AdminKeyProps) {
  const [isOpen, setOpen] = useState(false)
  const part = usePart(isOpen, loadDialog)
  const { submit } = useSubmit()
  const key = useRef<HTMLButtonElement>(null)
  const press = async () => {
    if (!isAdmin) return setOpen(true)
    const problem = await submit(async () => {
      await callApi('/api/maintenance/unlock', { method: 'POST', body: {} })
      onUnlocked()
    })
    if (problem) setOpen(true)
  }
  return (
    <>
      <button
        ref={key}
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void press()}
        className="-mr-3 grid size-11 place-items-center rounded-field opacity-20 transition-opacity duration-150 hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
      >
        <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" fill="none" stroke="currentColor">
          <path
            d="M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.200-7.700L20 3.500m-3.500 3.500 3 3m-6 0 2 2"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {isOpen && part && (
        <part.PinDialog
          texts={texts}
          onUnlocked={onUnlocked}
          onClose={() => setOpen(false)}
          returnFocus={() => key.current?.focus()}
        />
      )}
    </>
  )
}
