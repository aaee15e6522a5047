import { getTranslations } from 'next-intl/server'
import { passwordTexts } from '../sign-in/account-texts'
import { viewAddress } from '../sign-in/sign-in-address'

export type LinkKind = 'confirm' | 'reset' | 'address'

export async function linkTexts(kind: LinkKind) {
  const t = await getTranslations('account.link')
  return {
    ...(await passwordTexts()),
    submit: t(`${kind}.submit`),
    password: kind === 'address' ? '' : t(`${kind}.password`),
    doneTitle: kind === 'confirm' ? '' : t(`${kind}.doneTitle`),
    doneText: kind === 'confirm' ? '' : t(`${kind}.doneText`),
    again: t('again'),
    againAddress: {
      confirm: viewAddress('register', ''),
      reset: viewAddress('reset', ''),
      address: '/konto',
    }[kind],
    missing: {
      title: t('missingTitle'),
      text: t('missingText'),
      label: t('pasted'),
      submit: t('takePasted'),
      wrong: t('pastedWrong'),
    },
    signIn: t('signIn'),
  }
}

export type LinkTexts = Awaited<ReturnType<typeof linkTexts>>
