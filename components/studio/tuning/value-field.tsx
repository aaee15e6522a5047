'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { controlStyle, describedBy } from '@/components/ui/fields/described-by'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { changed, type Quantity } from '@/lib/studio/band'
import { pressKey } from '@/lib/studio/press-key'
import { parseQuantity, formatQuantity } from '@/lib/studio/parse-quantity'
import { useRestingBand, useStudio } from '../use-studio'

interface Typing {
  text: string
  over: number
  problem?: 'noNumber' | 'outside'
}

const steps: Record<Quantity, Record<string, string>> = {
  fc: { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' },
  gain: { ArrowUp: 'ArrowUp', ArrowDown: 'ArrowDown' },
  q: { ArrowUp: 'PageUp', ArrowDown: 'PageDown' },
}

const units: Record<Quantity, string> = { fc: 'Hz', gain: 'dB', q: 'Q' }

/** Leaving the field or pressing Enter applies it. */
export function ValueField({ id, quantity }: { id: number; quantity: Quantity }) {
  const { store } = useStudio()
  const t = useTranslations('studio')
  const tAudio = useTranslations('audio')
  const problems = useProblems(quantity)
  const { filter, number } = useRestingBand(id)
  const [typing, setTyping] = useState<Typing | null>(null)
  const fieldId = useId()
  const value = filter && valueOf(filter, quantity)
  if (!filter || value === undefined) return <span className="text-muted">{tAudio('noGain')}</span>

  // Unfinished input is dropped when the value has changed meanwhile.
  const typed = typing?.over === value ? typing : null
  const error = typed?.problem && problems[typed.problem]

  const take = () => {
    if (!typed) return
    const read = parseQuantity(quantity, typed.text)
    if ('problem' in read) return setTyping({ ...typed, problem: read.problem })
    setTyping(null)
    store.change(id, changed(filter, { [quantity]: read.value }))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const key = steps[quantity][event.key]
    if (event.key === 'Enter') take()
    if (event.key === 'Escape') setTyping(null)
    if (key === undefined || typed) return
    event.preventDefault()
    const pressed = pressKey(filter, key, event.shiftKey)
    if (pressed) store.change(id, pressed.filter, `${quantity} ${event.key}`)
  }

  return (
    <div className="relative grid grid-cols-1 gap-1">
      <input
        id={fieldId}
        aria-label={t(`valueNamed.${quantity}`, { number })}
        inputMode="decimal"
        autoComplete="off"
        value={typed?.text ?? formatQuantity(value)}
        data-typing={typed ? '' : undefined}
        onChange={(event) => setTyping({ text: event.target.value, over: value })}
        onBlur={take}
        onFocus={() => store.select(id)}
        onKeyDown={onKeyDown}
        className={`${controlStyle} number md:text-right`}
        {...describedBy({ id: fieldId, error })}
      />
      <span className="studio-unit" aria-hidden="true">
        {units[quantity]}
      </span>
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const EXAMPLES: Record<Quantity, string> = { fc: '1200', gain: '3,5', q: '1,41' }
const formats: Record<Quantity, (value: number) => string> = {
  fc: formatFrequency,
  gain: formatGain,
  q: formatQ,
}

function useProblems(quantity: Quantity): Record<'noNumber' | 'outside', string> {
  const t = useTranslations('studio')
  const [min, max] = [FILTER_LIMITS[quantity].min, FILTER_LIMITS[quantity].max].map(formats[quantity])
  return {
    noNumber: t('noNumber', { example: EXAMPLES[quantity] }),
    outside: t('outside', { min: min ?? '', max: max ?? '' }),
  }
}

function valueOf(filter: Filter, quantity: Quantity): number | undefined {
  if (quantity !== 'gain') return filter[quantity]
  return hasGain(filter) ? filter.gain : undefined
}
