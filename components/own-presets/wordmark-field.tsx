'use client'

import { useState, type ComponentProps, type CSSProperties } from 'react'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { describedBy } from '@/components/ui/fields/described-by'
import type { Filter } from '@/lib/audio/filter'
import { switchedPlaces, TRACKING, widthOf, type LetterPlace } from '@/lib/audio/letter-places'
import { letterWidth } from '@/lib/audio/letter-widths'

interface WordmarkFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'className' | 'style'> {
  id: string
  label: string
  value: string
  filters: readonly Filter[]
  error: string | undefined
}

/** Positions in the text; equal for a caret. */
type Selection = readonly [start: number, end: number]

/**
 * The field lies over the shaped letters; its own are invisible but as wide in total, so that a press hits the right
 * one.
 */
export function WordmarkField({ label, value, filters, error, ...props }: WordmarkFieldProps) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const places = switchedPlaces(value, filters)
  const see = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    setSelection([selectionStart ?? 0, selectionEnd ?? 0])
  return (
    <div>
      <label htmlFor={props.id} className="sr-only">
        {label}
      </label>
      <div className="wordmark" style={sizesOf(value, places)}>
        {value !== '' && <ShapedName name={value} filters={filters} fit="width" isSwitched isNamedAround />}
        {selection && <Marked selection={marked(value, selection)} places={places} />}
        <input
          type="text"
          {...props}
          value={value}
          placeholder={label}
          data-typing=""
          onSelect={({ currentTarget }) => see(currentTarget)}
          onFocus={({ currentTarget }) => see(currentTarget)}
          onBlur={() => setSelection(null)}
          {...describedBy({ id: props.id, error })}
        />
      </div>
      {error !== undefined && (
        <p id={`${props.id}-error`} className="text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}

function Marked({ selection: [start, end], places }: { selection: Selection; places: LetterPlace[] }) {
  const leftOf = (index: number) => {
    const last = places.at(-1)
    return 100 * (places[index]?.start ?? (last ? last.start + last.width : 0))
  }
  const [from, to] = [leftOf(start), leftOf(end)]
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, Math.round(leftOf(places.length)))} 100`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className="overflow-visible"
    >
      <rect
        x={start === end ? from - 1 : from}
        y={4}
        width={start === end ? 3 : to - from}
        height={92}
        className={start === end ? 'wordmark-caret' : 'opacity-30'}
        fill="currentColor"
      />
    </svg>
  )
}

/** Counts whole letters instead of UTF-16 units, as `letterPlaces` does. */
function marked(value: string, [start, end]: Selection): Selection {
  const count = (units: number) => [...value.slice(0, units)].length
  return [count(start), count(end)]
}

/** The field's own letters: the shaped ones' size, and the spacing that makes both as wide. */
function sizesOf(value: string, places: LetterPlace[]): CSSProperties & Record<`--${string}`, number> {
  const shaped = widthOf(places)
  const even = [...value].reduce((sum, letter) => sum + letterWidth(letter, 0), 0)
  return {
    '--wordmark-width': Math.max(1, shaped),
    '--wordmark-space': places.length > 0 ? (shaped - even) / places.length : TRACKING,
  }
}
