'use client'

import { useEffect, useState, useRef } from 'react'
import { Avatar } from '@/components/account/avatar'
import { housePalette } from '@/components/audio/house/house-band'
import { Letters } from '@/components/audio/letters'
import { shapedLetters } from '@/components/audio/shaped-letters'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePart } from '@/components/ui/use-part'
import type { AvatarKey } from '@/lib/account/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { legalLinks } from '@/lib/legal/legal-pages'
import texts from '@/messages/parts/maintenance.json'

interface MaintenancePageProps {
  /** The admin's; '' for none. */
  note: string
  isFramed?: boolean
  /** As far as is known. */
  isAdmin?: boolean
  onUnlocked: () => void
}

/** Even letters over a flat curve, because nothing plays. Fills the window and does not tell its own address. */
export function MaintenancePage(props: MaintenancePageProps) {
  return (
    <TextsProvider messages={texts}>
      <Page {...props} />
    </TextsProvider>
  )
}

function Page({ note, isFramed = false, isAdmin = false, onUnlocked }: MaintenancePageProps) {
  const t = useTranslations('maintenance')
  const name = useTranslations('meta')('name')
  const Frame = isFramed ? 'div' : 'main'
  return (
    <Frame
      data-lock-screen
      className="fixed inset-0 z-50 overflow-y-auto overscroll-contain"
      style={housePalette}
    >
      <div className="palette flex min-h-full flex-col">
        <div className="page-width flex min-h-16 items-center justify-end">
          <AdminKey isAdmin={isAdmin} onUnlocked={onUnlocked} />
        </div>
        <div role="img" aria-label={name} className="page-width mt-auto">
          <Letters
            letters={[name]}
            lifts={[0]}
            width={shapedLetters(name, []).width}
            fit="width"
            named={{ 'aria-hidden': true }}
          />
        </div>
        <div className="mt-[4vw] border-t-3 border-current" />
        <div className="page-width mb-auto grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-4">
            <h1 tabIndex={-1} className="text-2xl">
              {t('title')}
            </h1>
            <p>{t('text')}</p>
            {isAdmin && <p>{t('keyHint')}</p>}
            <Note initial={note} />
            <Waiting />
          </div>
          <MaintenanceTiles />
        </div>
        <OpenPages />
      </div>
    </Frame>
  )
}

function Note({ initial }: { initial: string }) {
  const [note, setNote] = useState(initial)
  useEffect(() => onServerEvent('settings', ({ maintenanceNote }) => setNote(maintenanceNote)), [])
  return note === '' ? null : <p className="font-semibold whitespace-pre-line wrap-anywhere">{note}</p>
}

function Waiting() {
  const t = useTranslations('maintenance')
  const [isShown, setIsShown] = useState(true)
  useEffect(() => onServerEvent('settings', ({ waitingShown }) => setIsShown(waitingShown)), [])
  if (!isShown) return null
  return (
    <p className="waiting mt-2 flex items-center gap-3">
      <WaitingAvatars />
      <span>
        <strong className="number">{t('waitingCount')}</strong> {t('waiting')}
      </span>
    </p>
  )
}

/** Built-in pictures, not those of real users. */
const shown: readonly AvatarKey[] = ['wave', 'headphones', 'crown', 'meter']

function WaitingAvatars() {
  return (
    <span className="flex -space-x-2" aria-hidden="true">
      {shown.map((key) => (
        <Avatar key={key} avatar={key} className="size-9 ring-2 ring-ground sm:size-10" />
      ))}
    </span>
  )
}

/** Links to the pages that stay open. They load as a whole, because the shop's frame may be missing. */
function OpenPages() {
  const t = useTranslations('maintenance')
  const tShell = useTranslations('shell')
  const names = {
    withdraw: tShell('withdraw'),
    imprint: tShell('imprint'),
    privacy: tShell('privacy'),
    terms: tShell('terms'),
    withdrawal: tShell('withdrawal'),
    accessibility: tShell('accessibility'),
  }
  return (
    <nav aria-label={t('stillOpen')} className="page-width pb-6">
      <ul className="flex flex-wrap gap-x-6 border-t border-line pt-2 text-sm">
        {legalLinks.map(([href, name]) => (
          <li key={href}>
            <a href={href} className="touch-link">
              {names[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const loadDialog = () => import('./pin-dialog')

type AdminKeyProps = Pick<MaintenancePageProps, 'isAdmin' | 'onUnlocked'>

/** Almost invisible; appears under the pointer and on focus, and has a name. */
function AdminKey({ isAdmin, onUnlocked }: AdminKeyProps) {
  const t = useTranslations('maintenance')
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
        aria-label={t('key')}
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
          onUnlocked={onUnlocked}
          onClose={() => setOpen(false)}
          returnFocus={() => key.current?.focus()}
        />
      )}
    </>
  )
}

/** Sentences that lead nowhere, because none of their pages is open. */
function MaintenanceTiles() {
  const t = useTranslations('maintenance')
  const tiles = [
    { title: t('audioTitle'), text: t('audioText') },
    { title: t('presetsTitle'), text: t('presetsText') },
    { title: t('votingTitle'), text: t('votingText') },
  ]
  return (
    <ul aria-label={t('features')} className="grid content-start gap-x-6 gap-y-6 sm:grid-cols-3">
      {tiles.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-t border-line pt-3">
          <h2 className="text-base">{title}</h2>
          <p className="text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
