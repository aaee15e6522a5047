'use client'

import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { StrengthRadios } from '@/components/audio/strength/strength-radios'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { takePlaced } from '@/lib/checkout/placed-order'
import { useHeadset } from '@/components/headsets/headset-store'
import { STRENGTH_QUERY, strengthWords, type Strength } from '@/lib/audio/strength'
import type { PlayerSystem } from '@/lib/delivery/player-system'

interface InstallationChoice {
  system: PlayerSystem
  choose: (system: PlayerSystem) => void
  /** Not kept beyond the visit. */
  strengths: Readonly<Record<string, Strength>>
  strengthen: (presetId: string, strength: Strength) => void
}

const Choice = createContext<InstallationChoice>({
  system: 'windows',
  choose: () => undefined,
  strengths: {},
  strengthen: () => undefined,
})

export function InstallationChoices({
  system: guessed,
  children,
}: {
  system: PlayerSystem
  children: ReactNode
}) {
  const [system, choose] = useState(guessed)
  const [strengths, setStrengths] = useState<InstallationChoice['strengths']>({})
  const choice = useMemo(
    () => ({
      system,
      choose,
      strengths,
      strengthen: (presetId: string, strength: Strength) =>
        setStrengths((before) => ({ ...before, [presetId]: strength })),
    }),
    [system, strengths],
  )
  return <Choice value={choice}>{children}</Choice>
}

export function useSystem(): PlayerSystem {
  return use(Choice).system
}

export function useStrength(presetId: string): Strength {
  return use(Choice).strengths[presetId] ?? 'normal'
}

export function SystemRadios({ systems }: { systems: readonly PlayerSystem[] }) {
  const t = useTranslations('orders.installation')
  const names = {
    windows: t('systems.windows.name'),
    mac: t('systems.mac.name'),
    linux: t('systems.linux.name'),
    android: t('systems.android.name'),
    ios: t('systems.ios.name'),
  }
  const { system, choose } = use(Choice)
  return (
    <fieldset className="system-choice">
      <legend>{t('system')}</legend>
      {systems.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="system"
            checked={system === one}
            onChange={() => choose(one)}
            className="sr-only"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  )
}

export function AtSystem(parts: Record<PlayerSystem, ReactNode>) {
  return parts[use(Choice).system]
}

export function OrderedStrength({ presetId }: { presetId: string }) {
  const strength = useStrength(presetId)
  const { strengthen } = use(Choice)
  return (
    <StrengthRadios
      name={`staerke-${presetId}`}
      strength={strength}
      onChoose={(one) => strengthen(presetId, one)}
    />
  )
}

interface FileLinkProps extends ComponentProps<'a'> {
  href: string
  presetId: string
  headsetQuery: string
}

export function FileLink({ href, presetId, headsetQuery, ...props }: FileLinkProps) {
  const strength = useStrength(presetId)
  const chosen = strength === 'normal' ? '' : `&${STRENGTH_QUERY}=${strengthWords[strength]}`
  const { chosen: headset, failure } = useHeadset()
  const corrected = headset && failure !== 'unknown' ? `&${headsetQuery}=${headset.id}` : ''
  return <a {...props} href={`${href}${chosen}${corrected}`} />
}

/** In ms; the buyer sees the thanks first, and the browser's headset is known. */
const FIRST_DOWNLOAD_AFTER = 500

interface MainFileLinkProps extends FileLinkProps {
  /** Only on its first download. */
  orderId: string | undefined
  begun: string
}

/** In the tab that has just paid, the download begins by itself. */
export function MainFileLink({ orderId, begun, ...props }: MainFileLinkProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    if (orderId === undefined) return
    const timer = setTimeout(() => {
      if (!takePlaced(orderId)) return
      place.current?.querySelector('a')?.click()
      setHasBegun(true)
    }, FIRST_DOWNLOAD_AFTER)
    return () => clearTimeout(timer)
  }, [orderId])
  return (
    <span ref={place} className="grid gap-2">
      <FileLink {...props} />
      <span role="status" className="text-sm text-muted empty:sr-only">
        {hasBegun ? begun : ''}
      </span>
    </span>
  )
}
