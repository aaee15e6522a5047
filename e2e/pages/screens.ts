import {
  askForLinks,
  chooseHeadset,
  confirmWithdrawal,
  linkElsewhere,
  openDialog,
  OWN_CURVE,
  openMenu,
  play,
  rateEmpty,
  redeemCode,
  removeFirst,
  reviewWithdrawal,
  searchHeadset,
  sendAddress,
  sendEmpty,
  signInWrongly,
  suggestPreset,
  unfoldBilling,
  untilStudio,
  type Step,
} from './screen-steps'

/** Viewer of a screen. `buyer` is a visitor with presets in the cart. */
export type Viewer = 'visitor' | 'buyer' | 'customer' | 'partner' | 'support' | 'admin'

export interface Screen {
  name: string
  viewer: Viewer
  /** Words in brackets stand for values of `prepareScreens`. */
  address: string
  /** Brings the page into the intended state. */
  act?: Step
}

/** An address, with the steps to take there, if any. */
type Entry = string | readonly [address: string, act: Step]

/** Every screen by name, with each state that looks different. */
export const screens: Screen[] = [
  ...seenBy('visitor', {
    start: '/',
    'start-menu': ['/', openMenu],
    'start-referred': '/?ref=NOVA10',
    catalogue: '/presets',
    'catalogue-hit': '/presets?suche=tarkov',
    'catalogue-no-hit': '/presets?suche=xyzzy',
    'catalogue-unknown-game': '/presets?spiel=Schach',
    'catalogue-playing': ['/presets', play],
    product: '/presets/tarkov-stille-sohle',
    'product-headset': ['/presets/tarkov-stille-sohle', chooseHeadset],
    'headset-search': ['/presets/tarkov-stille-sohle', searchHeadset],
    headsets: '/headset',
    headset: '/headset/hyperx-cloud-ii',
    'product-playing': ['/presets/beat-saber-taktgeber', play],
    'product-referred': '/presets/re4-dielenknarren?ref=NOVA10',
    voting: '/abstimmen',
    'voting-no-hit': '/abstimmen?suche=xyzzy',
    comparison: '/vergleich?eins=witcher-lagerfeuer&zwei=tarkov-stille-sohle',
    studio: '/studio',
    'studio-open': [`/studio#${OWN_CURVE}`, untilStudio],
    'studio-broken-link': [
      '/studio#kurve=1&filter=x',
      (page) => page.getByRole('alert').getByText(/Link/).waitFor(),
    ],
    'cart-empty': '/warenkorb',
    'checkout-empty': '/kasse',
    'order-open': '/bestellung/[open]',
    'order-payable': ['/bestellung/[payable]', (page) => page.getByText('Anders bezahlen').click()],
    'order-paid': '/bestellung/[paid]',
    'order-rating': ['/bestellung/[paid]', rateEmpty],
    'order-terms': '/bestellung/[paidId]/vertrag?token=[paidToken]',
    'order-refunded-partly': '/bestellung/[refunded]',
    'order-cancelled': '/bestellung/[cancelled]',
    'sign-in': '/anmelden',
    'sign-in-refused': ['/anmelden', signInWrongly],
    register: '/anmelden?ansicht=registrieren',
    'register-errors': ['/anmelden?ansicht=registrieren', sendEmpty('Konto anlegen')],
    registered: ['/anmelden?ansicht=registrieren', sendAddress('Konto anlegen', 'ein langer Satz')],
    reset: '/anmelden?ansicht=passwort',
    'reset-sent': ['/anmelden?ansicht=passwort', sendAddress('Link senden')],
    'account-401': '/konto',
    'admin-401': '/admin',
    programme: '/partner',
    'partner-terms': '/partner/bedingungen',
    'unsubscribe-unknown': '/abbestellen',
    'not-found': '/nirgends',
    offline: '/offline',
    'order-not-found': '/bestellung/nirgends',
    'find-order': '/bestellung-finden',
    'find-order-error': ['/bestellung-finden', sendEmpty('Links senden')],
    'find-order-sent': ['/bestellung-finden', askForLinks],
    help: '/hilfe',
    imprint: '/impressum',
    privacy: '/datenschutz',
    terms: '/agb',
    withdrawal: '/widerruf',
    'withdraw-form': '/vertrag-widerrufen',
    'withdraw-errors': ['/vertrag-widerrufen', sendEmpty('Weiter')],
    'withdraw-review': ['/vertrag-widerrufen', reviewWithdrawal],
    'withdraw-receipt': ['/vertrag-widerrufen', confirmWithdrawal],
    'accessibility-statement': '/barrierefreiheit',
    parts: '/bauteile',
  }),
  ...seenBy('buyer', {
    cart: '/warenkorb',
    'cart-removed': ['/warenkorb', removeFirst],
    'cart-code': ['/warenkorb', redeemCode],
    checkout: '/kasse',
    'checkout-errors': ['/kasse', sendEmpty('Zahlungspflichtig bestellen')],
    'checkout-billing': ['/kasse', unfoldBilling],
    'checkout-referred': '/kasse?ref=NOVA10',
  }),
  ...seenBy('customer', {
    account: '/konto',
    'account-deletion': ['/konto', openDialog('Konto löschen')],
    'own-order': '/bestellung/[paid]',
    'own-votes': '/abstimmen',
    'own-votes-preset': ['/abstimmen', suggestPreset],
    'admin-403': '/admin',
    application: '/partner',
    'application-errors': ['/partner', sendEmpty('Bewerbung senden')],
  }),
  ...seenBy('partner', {
    'partner-dashboard': '/partner',
    'partner-link-refused': ['/partner', linkElsewhere],
    'partner-account': '/konto',
  }),
  ...seenBy('support', {
    'support-orders': '/admin/bestellungen',
    'support-order': '/admin/bestellungen/[paidId]',
    'support-outbox': '/admin/postausgang?stand=gesendet',
    'support-403': '/admin',
  }),
  ...seenBy('admin', {
    admin: '/admin',
    'admin-orders': '/admin/bestellungen',
    'admin-open': '/admin/bestellungen?stand=offen',
    'admin-paid': '/admin/bestellungen?stand=bezahlt',
    'admin-cancelled': '/admin/bestellungen?stand=storniert',
    'admin-refunded': '/admin/bestellungen?stand=erstattet',
    'admin-orders-hit': '/admin/bestellungen?suche=kundin@example.com',
    'admin-orders-no-hit': '/admin/bestellungen?suche=xyzzy',
    'admin-confirm': ['/admin/bestellungen?stand=offen', openDialog(/^Zahlung.* bestätigen$/)],
    'admin-cancel': ['/admin/bestellungen?stand=offen', openDialog(/stornieren$/i)],
    'admin-refund': ['/admin/bestellungen?stand=bezahlt', openDialog(/ erstatten$/)],
    'admin-order': '/admin/bestellungen/[paidId]',
    'admin-order-refunded': '/admin/bestellungen/[refundedId]',
    'admin-payments': '/admin/zahlungen',
    'admin-payments-unmatched': '/admin/zahlungen?stand=ohne-bestellung',
    'admin-held': '/admin/pruefung',
    'admin-held-reverse': ['/admin/pruefung', openDialog(/zurücknehmen$/)],
    'admin-withdrawals': '/admin/widerrufe',
    'admin-withdrawal-accept': ['/admin/widerrufe', openDialog(/annehmen$/)],
    'admin-withdrawal-reject': ['/admin/widerrufe', openDialog(/ablehnen$/)],
    'admin-ratings': '/admin/bewertungen',
    'admin-ratings-hidden': '/admin/bewertungen?stand=verborgen',
    'admin-rating-hide': ['/admin/bewertungen', openDialog(/, verbergen$/)],
    'admin-partners': '/admin/partner',
    'admin-partners-hit': '/admin/partner?suche=no',
    'admin-partners-no-hit': '/admin/partner?suche=xyzzy',
    'admin-partner': '/admin/partner/sample-partner-nova',
    'admin-presets': '/admin/presets',
    'admin-preset-duplicate': ['/admin/presets', openDialog(/duplizieren$/)],
    'admin-preset': '/admin/presets/tarkov-stille-sohle',
    'admin-preset-publish': ['/admin/presets/tarkov-stille-sohle', openDialog('Veröffentlichen')],
    'admin-preset-preview': '/admin/presets/tarkov-stille-sohle?ansicht=vorschau',
    'admin-preset-new': '/admin/presets/neu',
    'admin-preset-errors': ['/admin/presets/neu', sendEmpty('Entwurf speichern')],
    'admin-voting': '/admin/abstimmen',
    'admin-voting-hidden': '/admin/abstimmen?stand=verborgen',
    'admin-suggestion': '/admin/abstimmen/[suggestionId]',
    'admin-suggestion-errors': ['/admin/abstimmen/[suggestionId]', sendEmpty('Zusammenlegen')],
    'admin-payouts': '/admin/auszahlungen',
    'admin-payouts-withheld': '/admin/auszahlungen?liste=unter-schwelle',
    'admin-operation': '/admin/betrieb',
    'admin-outbox': '/admin/postausgang',
    'admin-outbox-waiting': '/admin/postausgang?stand=wartend',
    'admin-outbox-sent': '/admin/postausgang?stand=gesendet',
    'admin-journal': '/admin/protokoll',
    'admin-journal-none': '/admin/protokoll?wer=niemand',
  }),
]

/** The screens of a shop that is locked for maintenance. */
export const lockedScreens: Screen[] = seenBy('visitor', {
  maintenance: '/wartung',
  'order-locked': '/bestellung/[open]',
  'order-paid-locked': '/bestellung/[paid]',
  'maintenance-pin': ['/wartung', openDialog(/Admin/)],
})

function seenBy(viewer: Viewer, entries: Record<string, Entry>): Screen[] {
  return Object.entries(entries).map(([name, entry]) =>
    typeof entry === 'string'
      ? { name, viewer, address: entry }
      : { name, viewer, address: entry[0], act: entry[1] },
  )
}
