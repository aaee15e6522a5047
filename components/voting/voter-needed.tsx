import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

interface VoterNeededProps {
  /** The missing condition: an account, or a verified address. */
  why: 'signedOut' | 'unverified'
  signIn: string
}

/** Says how to become a voter. */
export async function VoterNeeded({ why, signIn }: VoterNeededProps) {
  const t = await getTranslations('voting.needed')
  return (
    <Notice>
      <p className="font-semibold">{t(`${why}.title`)}</p>
      <p>{t(`${why}.text`)}</p>
      {why === 'signedOut' && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={signIn}>{t('signIn')}</ButtonLink>
          <ButtonLink href={signIn.replace('?', '?ansicht=registrieren&')} tone="secondary">
            {t('register')}
          </ButtonLink>
        </div>
      )}
      {why === 'unverified' && (
        <ButtonLink href="/konto" tone="secondary" className="justify-self-start">
          {t('account')}
        </ButtonLink>
      )}
    </Notice>
  )
}
