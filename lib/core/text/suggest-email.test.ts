import { suggestEmail } from './suggest-email'

/** Mail services of many countries, found in the lists of programs that tell private from business addresses. */
const services = `
  126.com 163.com 1und1.de a1.net abv.bg alice-dsl.de alice-dsl.net alice.de alice.it aol.com aol.de aon.at
  arcor.de att.net azet.sk bellsouth.net bk.ru bluewin.ch blueyonder.co.uk bol.com.br btinternet.com
  centrum.cz charter.net chello.at citromail.hu cock.li comcast.net compuserve.de cox.net ctemplar.com
  daum.net directbox.com disroot.org dr.com drei.at duck.com email.com email.cz email.de emailn.de
  engineer.com epost.de europe.com ewe.net ewetel.net fastmail.com fastmail.fm firemail.de foxmail.com free.fr
  freemail.hu freenet.at gazeta.pl gmx.at gmx.biz gmx.ch gmx.co.uk gmx.com gmx.es gmx.eu gmx.fr gmx.info
  gmx.li gmx.net gmx.org gmx.us hanmail.net hetnet.nl hey.com hispeed.ch home.nl hotmail.at hotmail.be
  hotmail.ch hotmail.co.uk hotmail.com.br hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.se htp-tel.de
  hushmail.com i.ua icloud.com inbox.lv inbox.ru inode.at interia.pl kabelbw.de kabelmail.de kabsi.at
  keemail.me kolabnow.com kpnmail.nl kpnplanet.nl laposte.net lavabit.com libero.it list.ru live.at live.be
  live.ca live.ch live.cn live.co.uk live.com live.com.mx live.dk live.fr live.ie live.it live.nl live.no
  live.se liwest.at luckymail.com lycos.de m-net.de mac.com magenta.de mail.bg mail.com mail.com.tr mail.de
  mail.ru mailbox.org maildrop.cc mailfence.com mailinator.com mailo.com mailoo.org me.com mnet-mail.de
  mnet-online.de msn.com naver.com netcologne.de neuf.fr nexgo.de ntlworld.com o2.pl o2mail.de o2online.de
  onet.eu onet.pl online.de onlinehome.de op.pl orange.fr osnanet.de otenet.gr outlook.at outlook.be
  outlook.co.id outlook.com.br outlook.cz outlook.dk outlook.es outlook.fr outlook.hu outlook.ie outlook.it
  outlook.jp outlook.pt outlook.sk passport.com planet.nl pm.me post.com post.cz posteo.at posteo.ch
  posteo.net proton.me protonmail.ch protonmail.com proximus.be qq.com rambler.ru rediffmail.com riseup.net
  rocketmail.com runbox.com sbcglobal.net seznam.cz sfr.fr simplelogin.com sina.com skiff.com sky.com
  skynet.be smart-mail.de sms.at startmail.com sunrise.ch swissonline.ch systemli.org t-mobile.at t-online.at
  t-online.hu talktalk.net tele2.at tele2.de telenet.be telering.at terra.com.br tic.ch tin.it tiscali.it
  tuta.com tuta.io tutamail.com tutanota.com tutanota.de ukr.net unitybox.de uol.com.br usa.com utanet.at
  verizon.net versanet.de virgilio.it virginmedia.com vodafone.de vodafonemail.de walla.co.il walla.com
  wanadoo.fr web.com web.de windowslive.com wp.pl xs4all.nl ya.ru yahoo.at yahoo.ca yahoo.ch yahoo.co.in
  yahoo.co.jp yahoo.co.uk yahoo.com.ar yahoo.com.au yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it
  yahoo.nl yahoo.pl yahoo.ro yahoo.se yandex.com yandex.ru ymail.com ziggo.nl zoho.com zoho.eu zohomail.com
  zohomail.eu`
  .trim()
  .split(/\s+/)

describe('suggestEmail', () => {
  it.each([
    ['kim@gmial.com', 'kim@gmail.com'],
    ['kim@gmx.ed', 'kim@gmx.de'],
    [' kim@t-onlin.de ', 'kim@t-online.de'],
    ['kim@web', 'kim@web.de'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it('doubts no service that exists, however its address is written', () => {
    const doubted = services
      .flatMap((service) => [`anna@${service}`, ` Anna@${service.toUpperCase()} `])
      .filter(suggestEmail)
    expect(doubted).toEqual([])
  })

  it.each([
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    't-online.de',
    'freenet.de',
    'posteo.de',
    'mailbox.org',
    'icloud.com',
  ])('finds a letter that is missing, twice or in the wrong place in %s', (service) => {
    const letters = [...service]
    const slips = letters.flatMap((letter, at) => [
      letters.toSpliced(at, 1),
      letters.toSpliced(at, 0, letter),
      letters.toSpliced(at, 2, letters[at + 1] ?? '', letter),
    ])
    const typed = slips
      .map((slip) => slip.join(''))
      .filter((slip) => slip !== service && !services.includes(slip))
    expect(typed.filter((slip) => suggestEmail(`anna@${slip}`) !== `anna@${service}`)).toEqual([])
  })

  it.each(['kim@gmx.de', 'kim@gmx.at', 'kim@gmail.de', 'kim@firma.de', 'kim@mail.de', 'unsinn', 'kim@', ''])(
    'suggests nothing for %j',
    (typed) => {
      expect(suggestEmail(typed)).toBeNull()
    },
  )
})
