'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import { NO_ANSWER, callApi } from '@/lib/http/browser/call-api'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import { type ShownRatings, shownRatingsSchema } from '@/lib/ratings/shown-ratings'
import type { RatingListTexts } from './rating-texts'

export interface RatingEntriesProps {
  presetId: string
  texts: RatingListTexts
}

export function RatingEntries({ presetId, texts }: RatingEntriesProps) {
  const { ratings, state, hasMore, load, list } = useRatings(presetId)
  return (
    <div className="grid gap-6">
      <ul ref={list} aria-label={texts.label} className="border-b border-line empty:hidden">
        {ratings.map((rating) => (
          <RatingEntry key={rating.id} rating={rating} texts={texts} />
        ))}
      </ul>
      <p role="status" className="text-muted empty:sr-only">
        {state === 'loading' && texts.loading}
        {state === 'loaded' && ratings.length === 0 && texts.none}
      </p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {NO_ANSWER}
        </Notice>
      )}
      {(state === 'failed' || (state === 'loaded' && hasMore)) && (
        <Button tone="secondary" onClick={() => void load()} className="justify-self-start">
          {state === 'failed' ? texts.again : texts.more}
        </Button>
      )}
    </div>
  )
}

function RatingEntry({ rating, texts }: { rating: ShownRatings['ratings'][number]; texts: RatingListTexts }) {
  const { id, stars, text, name, at, changedAt } = rating
  const path = usePathname()
  return (
    <li id={id} tabIndex={-1} className="grid gap-2 border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow value={stars} />
        <span className="sr-only">{texts.stars[stars - 1]}</span>
        <bdi className="font-semibold wrap-anywhere">{name ?? texts.anonymous}</bdi>
        <span className="text-sm text-muted">
          {texts.verified} · <Day at={at} />
          {changedAt !== undefined && (
            <>
              {` · ${texts.changed} `}
              <Day at={changedAt} />
            </>
          )}
        </span>
      </p>
      {text !== undefined && <p className="text-width whitespace-pre-line wrap-anywhere">{text}</p>}
      <ShopLink
        href={reportAddress(path, id)}
        aria-label={fillText(texts.reportNamed, { name: name ?? texts.anonymous })}
        className="row-link justify-self-start text-sm text-muted"
      >
        {texts.report}
      </ShopLink>
    </li>
  )
}

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

function Day({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="number whitespace-nowrap">
      {day.format(at)}
    </time>
  )
}

function useRatings(presetId: string) {
  const [part, setPart] = useState<ShownRatings>({ ratings: [], next: null })
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const list = useRef<HTMLUListElement>(null)
  /** Index of the entry that gets the focus once it is there: the first of a part that a press asked for. */
  const awaited = useRef<number | null>(null)

  const read = useCallback(
    async (before: string | null) => {
      try {
        const query = before === null ? '' : `?${new URLSearchParams({ before })}`
        const answer = await callApi(`/api/presets/${presetId}/ratings${query}`, { method: 'GET' })
        const { ratings, next } = shownRatingsSchema.parse(answer)
        setPart((present) => ({ ratings: [...present.ratings, ...ratings], next }))
        setState('loaded')
      } catch {
        setState('failed')
      }
    },
    [presetId],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read(null)
  }, [read])
  useEffect(() => {
    if (awaited.current === null || part.ratings.length <= awaited.current) return
    const entry = list.current?.children[awaited.current]
    awaited.current = null
    if (entry instanceof HTMLElement) entry.focus()
  }, [part])

  const load = () => {
    awaited.current = part.ratings.length
    setState('loading')
    return read(part.next)
  }
  return { ratings: part.ratings, state, hasMore: part.next !== null, load, list }
}
