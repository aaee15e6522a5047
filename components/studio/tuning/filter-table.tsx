'use client'

import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { controlStyle } from '@/components/ui/fields/described-by'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { filterTypes, retyped } from '@/lib/studio/band'
import { useBandIds, useRestingBand, useStudio } from '../use-studio'
import { ValueField } from './value-field'
import { useRemoveFilter } from './describe-filter'

export function FilterTable() {
  const t = useTranslations('studio')
  const tAudio = useTranslations('audio')
  const ids = useBandIds()
  if (ids.length === 0) return <p>{t('emptyText')}</p>
  return (
    <DataTable
      caption={t('table')}
      isCaptionHidden
      rows={ids}
      rowKey={String}
      columns={[
        { key: 'number', header: t('filter'), cell: (id) => <FilterNumber id={id} /> },
        { key: 'type', header: tAudio('type'), cell: (id) => <TypeField id={id} /> },
        {
          key: 'fc',
          header: t('frequencyHz'),
          align: 'end',
          cell: (id) => <ValueField id={id} quantity="fc" />,
        },
        {
          key: 'gain',
          header: t('gainDb'),
          align: 'end',
          cell: (id) => <ValueField id={id} quantity="gain" />,
        },
        { key: 'q', header: tAudio('q'), align: 'end', cell: (id) => <ValueField id={id} quantity="q" /> },
        { key: 'remove', header: t('actions'), align: 'end', cell: (id) => <RemoveFilter id={id} /> },
      ]}
    />
  )
}

function FilterNumber({ id }: { id: number }) {
  return <span className="number md:inline-block md:pt-3">{useRestingBand(id).number}</span>
}

function RemoveFilter({ id }: { id: number }) {
  const t = useTranslations('studio')
  const removeFilter = useRemoveFilter()
  const { number } = useRestingBand(id)
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('tr')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const rest = event.currentTarget.closest('.studio')?.querySelector<HTMLElement>('[data-add]')
    ;(neighbour?.querySelector('button') ?? rest)?.focus({ preventScroll: true })
    removeFilter(id)
  }
  return (
    <Button
      tone="quiet"
      aria-label={t('removeNamed', { number })}
      onClick={remove}
      className="max-md:min-w-11 max-md:px-0"
    >
      <span className="max-md:hidden">{t('remove')}</span>
      <svg
        viewBox="0 0 10 10"
        className="size-3.5 md:hidden"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m1 1 8 8m0-8-8 8" />
      </svg>
    </Button>
  )
}

function TypeField({ id }: { id: number }) {
  const { store } = useStudio()
  const t = useTranslations('studio')
  const tTypes = useTranslations('audio.types')
  const { filter, number } = useRestingBand(id)
  if (!filter) return null
  return (
    <select
      aria-label={t('typeNamed', { number })}
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
          {tTypes(type)}
        </option>
      ))}
    </select>
  )
}
