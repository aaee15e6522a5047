'use client'

import { fillText } from '@/components/audio/fill-text'
import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import { NO_ANSWER } from '@/lib/http/browser/call-api'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import type { ShownRatings } from '@/lib/ratings/shown-ratings'
import type { RatingListTexts } from './rating-texts'
import { useRatings } from './use-ratings'

export interface RatingEntriesProps {
  presetId: string
  texts: RatingListTexts
}

/** The ratings of a preset, newest first, loaded in parts. */
export function RatingEntries({ presetId, texts }: RatingEntriesProps) {
  const { ratings, state, hasMore, load, list } = useRatings(presetId)
  return (
    <div className="grid gap-6">
      <ul ref={list} aria-label={texts.label} className="border-b border-line empty:hidden">
        {ratings.map((rating) => (
          <RatingEntry key={rating.id} rating={rating} texts={texts} />
        ))}
      </ul>
      <p role="status" className="text-muted empty:hidden">
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
        className="inline-flex min-h-6 items-center justify-self-start text-sm text-muted underline underline-offset-4"
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
