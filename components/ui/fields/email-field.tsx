'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { emailInput, TextField } from './field'

const loadSpelling = () => import('@/lib/core/text/suggest-email')

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  suggestion: string
}

/** Asks about an address that looks mistyped; a press takes the suggested one. */
export function EmailField({ suggestion, ...props }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string | null>(null)

  const check = async () => {
    const { suggestEmail } = await loadSpelling()
    setMeant(suggestEmail(input.current?.value ?? ''))
  }
  const takeOver = () => {
    if (input.current && meant !== null) input.current.value = meant
    setMeant(null)
    input.current?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <TextField
        {...props}
        ref={input}
        {...emailInput}
        onBlur={() => void check().catch(() => undefined)}
        onInput={() => setMeant(null)}
      />
      <p role="status" className="text-sm empty:sr-only">
        {meant !== null && (
          <>
            {suggestion}{' '}
            <button type="button" onClick={takeOver} className="min-h-11 font-semibold text-link">
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  )
}
