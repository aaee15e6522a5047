import { getTranslations } from 'next-intl/server'
import { pageTitle } from '@/components/ui/ui-texts'
import { NAME_LENGTH } from '@/lib/account/schema'
import { PASSWORD_MIN_LENGTH } from './account-problem'

export async function accountTexts() {
  const t = await getTranslations('account')
  return {
    ...(await passwordTexts()),
    views: t('views'),
    titles: { signIn: t('signIn'), register: t('register'), reset: t('resetTitle') },
    intros: { signIn: t('signInIntro'), register: t('registerIntro'), reset: t('resetIntro') },
    submits: { signIn: t('signIn'), register: t('register'), reset: t('resetSubmit') },
    email: t('email'),
    emailHint: t('emailHint'),
    password: t('password'),
    name: t('name'),
    nameHint: t('nameHint'),
    /** In characters. */
    nameLength: NAME_LENGTH,
    forgotten: t('forgotten'),
    mailed: {
      resetSent: await mailedTexts('resetSent'),
      checkMail: await mailedTexts('checkMail'),
    },
    mailAgain: t('mailAgain'),
    mailSent: t('mailSent'),
    mailFailed: t('mailFailed'),
    goOn: t('goOn'),
  }
}

/** For every form with a password. */
async function passwordTexts() {
  const t = await getTranslations('account')
  const ui = await getTranslations('ui')
  return {
    passwordRule: t('passwordRule', { length: PASSWORD_MIN_LENGTH }),
    showPassword: ui('showPassword'),
    hidePassword: ui('hidePassword'),
    sending: t('sending'),
    problems: problemTexts(t),
  }
}

async function mailedTexts(key: 'resetSent' | 'checkMail') {
  const t = await getTranslations('account')
  const title = t(`${key}Title`)
  return { title, text: t(`${key}Text`), pageTitle: await pageTitle(title) }
}

type Translate = Awaited<ReturnType<typeof getTranslations<'account'>>>

function problemTexts(t: Translate) {
  return {
    emailMissing: t('problems.emailMissing'),
    emailInvalid: t('problems.emailInvalid'),
    emailTaken: t('problems.emailTaken'),
    nameNotPlain: t('problems.nameNotPlain'),
    passwordMissing: t('problems.passwordMissing'),
    passwordShort: t('problems.passwordShort', { length: PASSWORD_MIN_LENGTH }),
    passwordWeak: t('problems.passwordWeak'),
    passwordWrong: t('problems.passwordWrong'),
    changedAlready: t('problems.changedAlready'),
    wrongCredentials: t('problems.wrongCredentials'),
    disabled: t('problems.disabled'),
    tooMany: t('problems.tooMany'),
    unavailable: t('problems.unavailable'),
    closed: t('problems.closed'),
    cookiesBlocked: t('problems.cookiesBlocked'),
    expired: t('problems.expired'),
    unknown: t('problems.unknown'),
  }
}

export type AccountTexts = Awaited<ReturnType<typeof accountTexts>>
