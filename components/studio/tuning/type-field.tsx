'use client'

import { controlStyle } from '@/components/ui/fields/described-by'
import { filterTypes, retyped } from '@/lib/studio/band'
import { useRestingBand, useStudio } from '../use-studio'
import { fillText } from '@/components/audio/fill-text'

export function TypeField({ id }: { id: number }) {
  const { store, texts } = useStudio()
  const { filter, number } = useRestingBand(id)
  if (!filter) return null
  return (
    <select
      aria-label={fillText(texts.typeNamed, { number })}
      value={filter.type}
      onFocus={() => store.select(id)}
      onChange={(event) => {
        const type = filterTypes.find((one) => one === event.target.value)
        if (type) store.change(id, retyped(filter, type))
      }}
      className={controlStyle}
    >
      {filterTypes.map((type) => (
        <option key={type} value={type}>
          {texts.types[type]}
        </option>
      ))}
    </select>
  )
}
