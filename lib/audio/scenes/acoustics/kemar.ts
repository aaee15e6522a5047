/** Right half, degrees, in the order of `KEMAR`; azimuth 90 is right. The left half is its mirror image. */
export const measuredDirections: readonly (readonly [azimuth: number, elevation: number])[] = [
  ...[0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180].map((azimuth) => [azimuth, 0] as const),
  ...[0, 48, 88, 136, 176].map((azimuth) => [azimuth, 50] as const),
  ...[0, 48, 90, 132, 180].map((azimuth) => [azimuth, -30] as const),
  [0, 90],
]

export const TAPS = 128 // at 48 kHz
export const FULL_SCALE = 34795 // of the 16-bit samples: sound from ahead keeps its energy

/** Left and right ear of a KEMAR dummy head for each direction, 16 bits, little endian, base64. Measured by Bill
 * Gardner and Keith Martin, MIT Media Lab, 1994 (https://sound.media.mit.edu/resources/KEMAR.html), free to use with
 * credit. Converted from 44.1 kHz, equalised to a flat diffuse field, cut to 128 samples, levelled below 200 Hz,
 * where no head casts a shadow. */
// prettier-ignore
export const KEMAR =
  'CwD8//7//v8VANX/QwCk/14AwP/7/1sAOf8MAeb+5gCa/xURECkX6ozuxyF44pwCXznEAVoSxz7tJiTrEPD6ID78/tNA9IAMBPvr6+QCGg0A/lv8OghxCCH9bQEJBqD7' +
  'APwtBFMEhf4vAKwBAgHLAen8tvmr/DT8vPr5/Kz+uf1X/ZEA/wIjAXsAzAFpAf3/PgAWAdH/Rv+K/8f+h/77/mz/tP+e/+b/JgA1AGsAWQCKAFIA1f94/1P/sP9r/xT/' +
  'JP8H/13/hv+Z/9r/EwBDAAoAcf93/8//7/8ZAAoA9v/f/7z/2//U/+D/+f/S/7z/1v/1/wMABgADAAEAAQAAAAsA/P/+//7/FQDV/0MApP9eAMD/+/9bADn/DAHm/uYA' +
  'mv8VERApF+qM7scheOKcAl85xAFaEsc+7SYk6xDw+iA+/P7TQPSADAT76+vkAhoNAP5b/DoIcQgh/W0BCQag+wD8LQRTBIX+LwCsAQIBywHp/Lb5q/w0/Lz6+fys/rn9' +
  'V/2RAP8CIwF7AMwBaQH9/z4AFgHR/0b/iv/H/of++/5s/7T/nv/m/yYANQBrAFkAigBSANX/eP9T/7D/a/8U/yT/B/9d/4b/mf/a/xMAQwAKAHH/d//P/+//GQAKAPb/' +
  '3/+8/9v/1P/g//n/0v+8/9b/9f8DAAYAAwABAAEAAAD9/////f8BAAIA+////wkA7/8TAOb/EQAHAMj/ZQBw/5cAaf98ANz/PwsDHa/6hPE3Frb0/fm+JNAMYQulKGMl' +
  'FQHu8vsPOQi/6NbwwAbzAc3zxP35CLQBZvwTA2UGa/+oAPMFJAGr/VMBtgMtAeYAhAEFAOf/rf43/V/+3f57/TH+EwDT/8/9zf2J/37/K//G/9P/m/+W/8T/T/9w/pn+' +
  '2/6a/g7/zv82AFUAQQBaAGIAWQA3ACIAJAD3/4n/ZP9m/z//V/9T/0L/Vf9n/4T/dv+l/7v/lf+A/37/1v/v/+v/9//O/8L/xP/S/+D/5f/7//f/7f/2//z/AAABAAAA' +
  'AgAYAM//OQDZ//P/aAAh/0UBhP40AX7/d/+WAVgFyTgK/dzL3Cey7HfqwlFAB20FQlXCNcPhkt0oJ8oEUshD72ANc/3G52D8IxLW/Lj2oQbPDmb9qv+/DAH7IfNFAXMH' +
  '/gC3/9QD8gDBAZX+o/gt+Kb2ofVY+t//k//g/esACAWdAp4AHgLrAZAA9gAIAvQAQACUAGv/6P5H/+n/LADS/7T/BgAJAPb/FABNAIoAGgCU/17/AADl/07/bP8U/wf/' +
  'Rv8d/0v/wP9bADgA4f+9/z0ApwCyAJwALgAAAOL/8f/e/7r//P+//2b/kv/L//H/CQAHAPv//f8AAP3/AAABAAYA//8AAAAAAQD+/wIAAgD//wAABAD9/wQABADv/ygA' +
  'xP9KALv/IwADAPP/PAAIAi0T1Agy9AELNwR49hETehEfB1EXcSAXEI/5awYtD9f5D/MiAa8EsvqR+iQDqAOY/1YAQwWLAywBigSNA8H/KAGAA8QBngCIAV4BowGsAEv+' +
  '/P3X/v39Of0c/r3+HP6x/Vj+sv5g/uP+wv+N/1X/s/+R/wT/3P7l/rr+5f6d/z8AcQBXAEoARAAvABkAHwAGAM7/m/9Z/1j/UP8w/yr/B/8D/xn/Nf9j/4//zf/h/7//' +
  'qv+3/8L/z//c/+j/6f/l/+r/6//x//r//P/8//7/AADi/04Ac/+mAGb/SAA2AO/+zwGI/csCjf2TIT06CdWW4v4TiORdLDsvl/gfTtBU8/XT2LkNOA4c1y/lAfl6/u36' +
  'j+/5ClIJ2PMJAlgM8AFT+aoE1/769cQAxAUjBNoCQgHfAQ8E//wR8cHxQPmo+e75ff1m/wIAWwDrAg4EcAGhASgC5gA5AO4B6wErADEAuv/M/h7/+v+uAI8BiwDd/zMA' +
  '5v8iAGUAgwCDABsAkv9s/2sA6P96/zr/d/6a/gv/Q//T/3kAagAhAN7/GwDVABYBIgGxAC0A5v/P//n/0v/9/9r/Ff/r/nL/0/8ZADEAFQD+//L/8P/5/wYABQABAAAA' +
  'AgABAAQABAADAAMAAQACAAEAAQADAAIA//8EAAUA9/8RAPL/EgD3/wMAGQDa/zgA4/8qABUAuwevDlwAEf5bCzj/bQAeD10J2gkHFUwYLAmVAD0LBgmB+xT8EQQRATf6' +
  'I/9yBIMCGAH2A2oGdQOHAtEERgOHAfQBuwHYADYA7P/l/8L/Mf5k/MX8bP0U/ZP9bP7B/gb/Z//0/7L/G/+C/6L/MP/8/iz/PP/u/gf//P79/l7/jv/w/wMA+P8SAOn/' +
  '8P/P/6f/u/+k/3v/UP82/zT/Mf84/zD/Lv9J/13/a/+S/7n/wv/F/8b/1//i/+T/7P/x//X/9f/3//v//v8AAKj/igBZ/4EAx/+B/18Bnv0rA7f8yigQOkTXXdfNAnMF' +
  '/S4jDFkgZG9jJDDdSAMjErPrDOv89rPgbvkY/sLyXwotAF0BCRDR+QXzAQWdB6L30/zEAS//QwW1Asr/hf9T94z0ovlP/Ej5tPna/h3+Nv5//1n/dwIeA7sCBQPzANn/' +
  'KAExAi8A8f9MANf9rf0N/+D/oAG1AU0A7QASAd8AcQFhAbcAEgCK/87+cf9fAJv/m/80/7v+Zv98/5T/lgDjAKIAgQD5/xcA6QBiASEBfgDr/2X/cf+z//X/XADK/+D+' +
  'zP4//+D/ZABeACkA+v/Z/+T/AwASAAsAAwD///7/AAAAAP3//f/+//3////+///////+/////f/9//z//f/+//3//f////v/AAD2/wUA/v8BAAIA6f8yAN7/HgABAFIH' +
  'wwo2AfYClgmE/ioCvws/B+gJIBNdFGoJYwTyC94I4P5G/7wDhAG//nwCVQXCBMcEzQVnBUgCKQHuAcf/7v3+/mP/Iv42/iv/gP85///9pf3i/kL/hf51/l3/tf9s/5P/' +
  'nv9e/zT/TP9w/zP/Nv9f/zT/Cv8S/yL/Dv8S/0v/fP+l/7j/2v/7/8T/qv+n/5H/n/9o/zT/Mv8f/0L/U/9G/2T/df9+/5b/sv/P/9b/3v/u//D/8f/2//n//P/+////' +
  'PgA5/yQBef6OAbH+iQDo/78JG0rSCgWrgfgtHJYWjxHQHaBx7TDy0owJThfd8+z0JfiK403xrwEn8rIEvAGo84EEAP179zcHGgya/7H8YwMt/4gCxPux8dH5OfyB+Pz4' +
  '8vyb/t/++ACu/gf+n/7t/an/sAHnAjMDFAJMAJMAxwHsAGAArv6T/Fz9YP5P/2IBUQL4AF8AdwEuAYABGwInAfQAJwDl/ln/DAANAKP/YP/1/hz/q//s/+QAhAENAdAA' +
  'OgDR/7oAfAFNAa0Axf8p/x//e/8LAIMAKQAb/4j+3f7L/3oAjABRAAMAxf/E/wcALQAeAA8A+//w//r/AQABAP7/AAABAP7/AAAAAP7///8BAP//AAACAAAAAwAAAP//' +
  'AQAAAAAAAgAAAAIA/f8EAAIA9v8ZAAAA7v8lAP3/DwDk/ycA/f/XBasJtgTgAm0HPwOrAtQHiAglCpYPaRMBDioIxgrVCYUE9AP0BSkElQDCAH8C0QEyAMr/cv8C/jn+' +
  'q/95/xL/d//V/zUAWwDx/z//I/8n/9D+H/8y/97+//5A/4X/cf9U/4n/c/9h/33/jP9f/zr/Uv9D/x7/Lv8k/w3/Iv8+/2j/iv+Z/6X/pP+J/3f/c/95/4//h/9+/47/' +
  'iv+N/5X/kP+Z/5//qP/C/9r/6//y//j//P/+////AAAL/zoBo/4EAcP/wv54AloCDE/iGO6Rj/NtOWILAwjXNnlvjg8Tzg8WkCDLANrzqPKE633y4QLt/NH94u6X80AJ' +
  'EvgO+J4JvwcWAIf+8QR1AgX/UvTI8tL/bvp780n6h/6E/vv/ugJo/6H9Hf5f/vf/xgGtA98CTAC7/ygBGgJmAIP/jv4q/Rb9H/7S/20BEgHZ/2UA1wAwAVAChwLoARAB' +
  'dQCF/0P/YABtAMD/Gf+r/kr/uf8oAGEBgwEUAc4AKgAIALIAbAE9AXMAtv85/13/2/9tALwAJwD2/lH+1P7w/6oAhgBFAOT/kf+//xMAQgA1AA8A7//j//b/BAAEAAEA' +
  '/P///////P////3//f////3//v/+//7/AAD+/wEA///+/wEAAAD+/wEA/v/9/wAA/f8FAAAA+v8HAA0ADgD0/xgA+f/m/wgAAgF6BvYEYwRrCHEGzgQnCLoGgAXsBk8H' +
  'OQzfFUcZgRClB4wGJgYFAuj+Ev/2/Wz8g/29/iD/z/4i/yQA5f85ACQBygAFAND/bAAkABX/B/8N/1P/W//k/mD/g/8n/y7/Mv+a/5//X/9v/y//RP9y/3z/ov9h/1z/' +
  'Uv8Q/zf/J/8H/9P+wv43/4P/rP/D/8b/6f/f/7//o/+h/7L/rv+l/6T/n/+s/8D/xv/S/+P/8P/5//3//v8AAAj/twGP/dECUf2fAWT/TgutW6juKYlcHXY57wFODhlV' +
  '1leq0qfceDqnJWT2Te/0/fPoWfRbD2z7W+fH6vQE8ARN8RkDpQzHAln9tP3XARX5A/iq+Az8QwFl+eb4/PyW/ZH++v54AkT+Jvxk/rb++f9QAzME2ACi/ioAzAKHArYA' +
  'Sf++/ab8gPwc/64AzgBkAA7/dwBcAaMBiQKxArgBtAD6/2r/tP+hAKwAl//c/iv/vv8yAI4AcQEwAXIAQwDb/x4AAAFsAfkATQB5/0P/of9sACkBxwDU/5j+Pv5f/2gA' +
  'zQBPAOb/gf9W/9H/OQBTADAA/P/i/+L//P8IAAQAAQABAP////8AAAAA/v8AAAIA/v8CAAEA/v8CAAAAAAABAAEAAAADAAEAAgACAAMAAAACAAIA/P8TAP3/AAAgAPT/' +
  'HgAPABIG1QeYAkoBPAVWBagELQWCBmYMPRGyC5QFpQU9BNQFhQqWCkwKWQvnCXoGPwP/AQsBFv7f+2L9Af8L/g/+wf5o/9r/5f94AKIAjwBUAJz/Y/8e/wb/Ef/7/jP/' +
  'ff+N/3f/MP81/1//Cv/D/uf+J/8Y/yX/f/9q/03/SP8t/zn/KP9D/1//U/9R/0T/T/9g/17/h/+d/6L/zf/J/6r/qv+u/6z/n/+g/6//vf/O/9f/3f/n//H/+f/+////' +
  'Lv96ABsA1v6UAoj7+QX++H42Dj4FnzTNLEpDE+L/4zPyWt7/4cPBJB1KYAly5Ov9nPlx6NYL5wVI4YLpovuEBRoAY/qhB34HqPye/VsBzPeh8vb7+fnC/RgAEfgj/bAB' +
  'e/90/sMBkgAu/Dv9Tv68/qIBRAOmAT7/6v5kAXsDkwFoADT+9fzB/FP+aQBzAHUAX/+V/wQBlwFMAo4C4gGaAEwA0f+C/z8ArgBGACb/Uf+M/zIAZgDKADMBZAD3/8f/' +
  'm/9PADsBVAGUAPf/Wv+V/0AACwH+AAEAIv93/hb/MwCvAHYA3P+M/3D/mv8SAEwAKwD+/+T/4f/1/wQABQABAAEA//8AAAEAAAABAAAAAQADAAEAAQAAAAAAAQAAAAEA' +
  'AgD+/wUA//8FAPz/CQAEAPr/EQDw/xwA9P8lAAcAeAGRCpUG4v35AjgHaASEA20Fbw30EssLnwbHCEAHvQVnBlwDcAG8AgACHAE5Az0FMQaPBp4FFQUzBIMBKACI/739' +
  'pf2U/pT+lP5X/53/g/+o/5H/2v/w/7b/yf+R/0//O/9A//f+7f5r/3L/d/9v/yf/If8Y//D+rf51/rv+SP+m/7z/vf/M/8b/pP+c/7H/vv+o/3X/Y/9e/0//R/8u/yj/' +
  'Sv97/6X/qv+//87/w//C/8b/0P/f/+n/8//5//3///9ZAMX/vv/vACD+5AIO/H0E/vo8HhdDksthuygz/yZJ+08XjE+hEP/R/SARSNoWuuYm8T4D7fNH/jgBP+xl6PL2' +
  'LAjwACD62AaxBQL+Hv72/3/6+PEI9/r7D/8l/oD4p/0dAssAc/7UAFAC6v1A/eb+df+TASADXAGT/vb+lQDfAeQALwAD/zP+4P12/mUAeQDy/07/f/8YAU8BIAKIAt0B' +
  'vABGAGAA9/8nAFYA0P/e/vr+hP/O//T/ZQC9AEgA///7/wgAeQDaAPkAiwAdAIn/i/8NAKQAxAAeAHf/8P5I/wAAUgBEAN//tf+W/7D/CwAwACEA/f/s/+7/+f8BAAEA' +
  '/v8AAP//AAACAP//AAD///7///////////////v/AwD9///////3/xEA7P8PAPH/BAAYANv/YAB7AMMLvgxc/ET9gghpBRMCsQUlE/0Z3AuwBPAKHghsAx0EMgA5/c4A' +
  'uAElAPUAwwFkAzAD1gCnAWoDwgIhAoECwgIGA4MCDAESAWsBpP/8/VL+gP5q/sf+BP+R/6b/WP+J/57/o//d/6L/Ov8x/zP/JP8S/w7/Ov9T/0D/Mv9s/4n/h/9w/2T/' +
  'lf+y/+v/DQD4/+T/pf9y/3P/i/92/zD//v7u/h//S/9K/2f/iv+T/5r/nf+s/8f/3P/o/+z/7f/y//j//v8AACYApv+DAG//XgDt/4b/JAHw/b0C0fwlHj8wf9Ov1dct' +
  '/x/D77IOREbDEjbpvy3zPE4DPuQP/foIR/Ny9Mr9CvIu75b8sAXI/Tn6PgemBo78w/xT/3P7lPb/99v5Tf01/2n7Lv4QAaH/E//YAEoB1/6U/jUAfwBlARACwgBN/8D/' +
  'OAFQAS0Ayf/d/pf+yf7s/vP/ZAByAMj/XwBeAWABrgHrAa0B/gCZAD8Adv+J/5z/NP+B/pT+Jv9o/53/VgCwAEoAQwBEADgAcQCzAKEAIAD5/+L/2f8HACQAMgDm/47/' +
  'T/9t/83/DwAHAOv/3v/T/+b/BAALAAAA9//5//3/AAABAAIAAgAAAP///f///////v8AAAAA+/8AAAAA+v8MAOX/IwDa/x4A6P8BACMAu/98AEkAkg1cEuP6afeACCoH' +
  'FQCEBzseEiCXB9gEwQ7LB60AFAOZ/5X5X/0OAQb/Uf5T/30CvQJ4/z4CogRiAS//KwCcAID/gP9QAAgCSAMNAtkBHALzAGgAFwC6/xX/bP7P/qT+i/5Q/7D/qf/t/tL+' +
  'nv8KAPb/qP+T/zn/Af9f/6z/HwARAOv/EwDY/83/EgACALr/m/9+/zj/Nf9N/zf/JP8L/xL/Rv9L/1v/kf+U/5T/mP99/4T/o/+v/7z/xf/M/9r/6//6/wEAAgAAAAAA' +
  'CgDr/xQA5v/5/zcAgv+hADX/uQBl/yMAPABnBKUoUweu1DsO8R+E8sT7IS2bNM8Evw9DMQQOpPBqAPwGafO68Tn+X/ZJ9Nv77v+bAXr7aAIICT/9X/tv/8H94vlI+Tf7' +
  'QPxwAQ3+8ft7AHn/0P4G/0L/oP9a/+YAawBJALkBNwLsAP//nAAyAUYAQQBZAOb/0P8Z/3T/7v9iAOMAhwAoAUEB+AAsAcQAWQDz//r/if8s/3H/cP/O/qP+Av9Q/0r/' +
  'aP8fAFsAVQCJAB0A1/8dAJUAngCCAEkA3v/L/7v/xP+v/4j/iP+c/8//6P/k/+b/6f/q/+n/8P/7//////8AAAIAAgD+/wIA//8EAAAAAgD7/wYA/f8CAAcA7/8iANP/' +
  'JQDh/wMAJgCq/54AdwCrEYsVGfci9GAIsAc7/8sLqSzyIlj/SwjnE5sFzf1oAJr+SfiW+VUAk/9C+/L9NgRSAUf9+AJSBPr/fv7N/of/9/5q/nf/KgHCAeD/TP98AGsA' +
  '3f/RAOMBkwHhAI0AJQC+/wUArADt/2P+ev5X/9z/DQCU/1P/Of8V/2D/CACWAEkATgBZAOT/JwB3AGcAMgC6/0///f4J/z3/Kv/L/qv+7v4V/zT/hP+y/8X/1/+n/3D/' +
  'h/++/+j/+P/i/8j/v//K/+j/9//5//b/8f/2//z/AAD//wMA9v8TAOT/KgDG/zUA6P/l/0EAiP+RAGz/YADh/8UIaSAfBU/sYQd0BVX8sAcAIecy/hXYCrIX6wvpAAYA' +
  'Y/rq9+D4nffc+Kr8zftW/S8DkP8eAb0D9P7T/kz95/vd/Lr7dvzN/noBs//X/qz/HP47/bT9kf9DADL/g/9hADkBKQKuASMBRAHeAIwAwQAsAT8B4AAdAB//Z/+h/yEA' +
  'IwDU/zgA+v/j/1MArQCPAEQA9P8b//7+af9o/y3/7v7o/gL/+f4P/8//LgBrAHcAAADH/9v/GABNAEwAKwDv/83/xP/R/9D/yv+s/53/qf/E/+b/9f/7//v/+v/9/wAA' +
  '/v/9/wMA/v8AAPX/CgDw/wwA7f8GAAwA1P8xAL3/OQDX/+3/TABvAjcYsxE98oD3TQfTBfIAaBSINuYfUP0vDj0VrALP+9H9r/y59wr36v3Z/w/6cP0JBRgAgv3oAqcC' +
  '1f/P/W395v4g/mj8Yf6jAWoAEP/z/17/Nf9j/8D/FgDQ/vL+6ADfAOoAaALvAhQCwgBKAJAAowBTAJ7/9v5S/m/+If/E/0UAVABUAEIAUgCgANAAlADn/3L/Fv/u/jz/' +
  'eP+d/0T/0v7o/uH++v5p/8//CwDU/4r/dv+y/yMATwBdACsA4P+9/7H/zP/e/93/1P/H/9H/5f/3//7///8AAP7//f8DAP7/AAD1/woA8P8MAO3/BgAMANT/MQC9/zkA' +
  '1//t/0wAbwI3GLMRPfKA900H0wXyAGgUiDbmH1D9Lw49FawCz/vR/a/8ufcK9+r92f8P+nD9CQUYAIL96AKnAtX/z/1t/eb+IP5o/GH+owFqABD/8/9e/zX/Y//A/xYA' +
  '0P7y/ugA3wDqAGgC7wIUAsIASgCQAKMAUwCe//b+Uv5v/iH/xP9FAFQAVABCAFIAoADQAJQA5/9y/xb/7v48/3j/nf9E/9L+6P7h/vr+af/P/wsA1P+K/3b/sv8jAE8A' +
  'XQArAOD/vf+x/8z/3v/d/9T/x//R/+X/9//+////AAD3//z/CAANAN3/SwB3/8EAKP+lAL7/iP9dAcX+rBTQFK8Kp/B7uOH9MjhRKd9HxBfH7GEGTwwhCxoC9gB383z0' +
  'XQZt92r8pwLU92sA7wBE/0MG3wKX/x8DJAN1/d3++gAs/lUB//6G/z4ETQDY/vwAxAFMARMCjwLV/zcAn/68/sIDvgMFAbIAbgFlAQ4BoABp/j399vsk+iz8gf6D/g7/' +
  'M/+w/o/+KP+D/1//4f+i/zD/oP4z/qH+x/7J/gn/WP8E/53+Kv9y/7//lP9B/zv/Kv+L/xwAfABaAP7/4v+k/8//EwAAAOL/vP+c/7//7/8DAAsA///y//f//v8AAAAA' +
  '9//8/wgADQDd/0sAd//BACj/pQC+/4j/XQHF/qwU0BSvCqfwe7jh/TI4USnfR8QXx+xhBk8MIQsaAvYAd/N89F0Gbfdq/KcC1PdrAO8ARP9DBt8Cl/8fAyQDdf3d/voA' +
  'LP5VAf/+hv8+BE0A2P78AMQBTAETAo8C1f83AJ/+vP7CA74DBQGyAG4BZQEOAaAAaf49/fb7JPos/IH+g/4O/zP/sP6P/ij/g/9f/+H/ov8w/6D+M/6h/sf+yf4J/1j/' +
  'BP+d/ir/cv+//5T/Qf87/yr/i/8cAHwAWgD+/+L/pP/P/xMAAADi/7z/nP+//+//AwALAP//8v/3//7/AAAAAP7/AQD6/wEA/v8AAAEA///6/wkA9/8FAAYA6P8qAMb/' +
  'OgDK/xAAEwCYAOUJwgo4CpT7tOMK9UALUBc9JlYYIAlZCTkHPQcgB8oGqwHN/7YB9f6gAWkC2/3y/2EBzAC8AmsDngKVA88FhgMHAgUCCgDx/Xv9UwBoATMAlQBJAB4A' +
  'tP8GARoCyQBbAET//f6fAYgC+wCP/3v/lv8d/+D+9/6u/h3+jf3N/ZD+2/5G/zr/n/6v/sf+d/45/jH+KP48/o/+Xv4G/hL+Hf59/uP+2f7k/t/+9f5o/7r/1v+1/43/' +
  'mv+z/8n/2v/m/+r/5f/q/+//8v/6//3//P/9////AABQAFT/0wAt/2UARgCK/rkCQfwoGIMj4hkk5ZGC+fbYa2E+wFAOHHnpFguqB+wRHgCj763s5uuiABXzOP20Bkb1' +
  'Wv9zARED0QSG/54Cf/99AL/7kPzc/3v+qgHZ/3b/kQAtADwBXP7m/8UCJgROA7YAwP7Z+3T/vQNcAn0DZgCS/DcARgOeAlz9bfiQ+OH7nP7z/eH+UwDp/6D/vv59/3AB' +
  '0AHXAEYA2f+8/mb+Rv6p/pL/pP9D/wP/UP8VAH0AwwB/ABEAvP8N/5H/fwD+APwAAQB4/1L/xv+EAEcA6f8+/+X+Tf+5//v/KgAFAL3/vv/m/wkAHgAXAAQA+v/8/wAA' +
  '//8AAP////8AAP7////+////AAABAPz//v8FAPn/BAD5//3/EwDe/ykA5/8pALb/+AA9CKoJwAlK+S/pcvoMDeETNRguEdoKuAj6BzYJ9gipCHoGeAStAzkC3wMGBKgA' +
  'zv/gAMUBegG2AHoBtQIHAbIBDwQMAsr/cP/G/6//eP8mAc8AZ/4W/mYAwwG6ACEA5v+T/wYAcgBSADkASwCU/6L+af7I/j3/Af+O/qv++P7M/on+6/4C/6X+Wf4T/lL+' +
  'qf6+/sD+cv5O/nj+r/7E/tX++v7p/tr++f4A//f+DP9N/4z/mv+X/6v/xv/b/+r/8//6//j/+f/9////AAAAAOj/VwAf/1oBEf4gAr/9kwTtIIEomP4NnfHFVk86Qd04' +
  'ATZ6AEgDkAnxGd4UDe5+8vTzbfbN8sL2swNt85n28/77ARgE+PwtBpcETACI/6b/jgD7/OD90v2l/jMAsgEiAdf7oADMAugDzAPE/vX86/xj/5kDNAOzAH3+Rf5l/z7/' +
  'Nf5z/KD7Ovy2/AL/CgBJABoBNwD7//j+G/+v/xABAgL4AAkAQv8O/yL/QP/b/8H/YP+6/hn/t/9aAOsA7gCDAOr/0f8CAIwAmQBjAND/IP/O/j//SACWAF0A4v9A/0D/' +
  'pf9DAG8AOQDT/6f/tP/p/xgADwAFAPr/9f/8/wAAAQACAAAA///+/wAAAQAAAP/////9/wIAAAAAAAIA9/8MAOf/FgDm/xUA7P9kAIYIxg61CrzzM+SQ+EISXRpQGwkU' +
  '4wmUCD4L1QnBBwkIrAVtAqkAhv+EANn/rf3W/jQCOwKyAdMBzf2VAXUHewKZAcYBo/09/6QBuwGOAUL/UP0q/+EBMAEKAGf/nf9QAagAaf8WAA0Amv+q/9P/uv8eAF4A' +
  'tf8X/3z+Nf5M/hb+YP78/mj/af/s/nr+gf7H/jb/rP+j/yD/v/6o/nL+Lf5V/rf+yv6i/r7++P4n/1X/Yf94/3z/ff+o/7v/xP/Y/9v/3f/g/+j/9v/9//7//v///wAA' +
  '+v8BAO7/DQDv/wUA5v/z/x4Asf87DK0iohaj2CbDNPXbKctGQzsyDsL/lQtTFCAVQf819fj/WPuO9nb7Lf/I+kn4uvqa/u4C7P4PACEDYgF/Ar//8vsn/Dr+LP6mAlUH' +
  '1wHbAA7/6ftaAOwBd/7k/TD+GP1D/xgCegFxAYsAkv84ALb/e/6q/kj+6/yY/Hf9RP7Y/5AB+wB3ALP/3f45/wAAAgEYAW4A1P+a/8b/QP9A/2T/a/9m/y3/Dv9E/6X/' +
  'AgA0AOf/hP9n/7z/NQBzAGoA4/9J/xX/a//y/yUADQCr/2//ZP+r/wYAJwAQAOr/4P/p//3/CQAEAAAA//8AAAMAAQD8////AAAJAPn/AwD8/wIA+//2/w4A4v8rANP/' +
  'xgfrFTETr+5I1A3uOxvNLRcoZRYiBScG8w8wDtsEEgOMA5T/Hf3w/cQA2v8D/H38x/6CAB4ADwHbAWIBrADV/TAAigNLAHD/AQJ/AUwBgAF//vf7N/37/4wB9gCa/6//' +
  'eADqAMIBugBU/0cAGwFqADsAegCn/0L/Wf40/Vv9fP1u/gQA4v8I/wv/bv++//r/zf/O/8T/tv+Z/zb/q/6E/u/+9P6w/q7+yv4P/0L/d/+n/37/O/88/2n/qf/a/8n/' +
  'sP+m/7H/xv/p//T/5v/g/9//6//2//7/AQD///7/AAAAAPj//f8CAAYA8v8FAPb/BQD2//X/CgDd/y8A2/8GCqwZqRBz5ZXQpvQrJEYzQCh1EtgCnwc/Ev4NggIMAqIC' +
  '4f0R/Bz+7QCF/or70vzd/nYAZv9gAbYCnQHnAGz9mf0AAt0BvP/+AU0CMgGIAdz+6vvT/MP/BgGTAEgAmP/k/2oAWwHzAB0ATQBQAKUACQHaAO//qv7Q/fb8jvz0/d//' +
  'xv/0/vX+hv8IAOP/vf/R/yIAPAAZAH7/5f7j/uz+3f7c/sj+uv7e/hP/ZP+4/6j/av83/1P/jv+7/9//xP+k/4D/mf/S//P/8P/b/9P/2P/t//r//P/9//r//P///wAA' +
  '///8/wIAAgDy/woA///z/xgA1f8sANf/8P9GAGz/sAAl/8sAw/+LEwghi+Lf4NAUputGApU1Rhj8FEEVPS5TLarqzfWSDEvmWO7xFuUJSfD2/acE4ANVAS/6uwCZ/wX2' +
  'pP1yA233hPa+/vf84Pu4/vv+/wBiAuD/JwEJAyj/Kf4LAcUBNgAUATQCCQKIADz/ogCgANX/+v9OAJ//vv7B/w8AuP91AH0AdgADAYYA6/+WAB4A4P9CAHQATQD1/7X/' +
  'r/8FAHb/R//A/zv/Jv9o/4z/FwA5ALn+u/0X/vr9Vf8sAf4AfACKAPj/ff+U/4L/Yv9w/8L/FQAXAAgAAwAAAP///P8CAAIA8v8KAP//8/8YANX/LADX//D/RgBs/7AA' +
  'Jf/LAMP/ixMIIYvi3+DQFKbrRgKVNUYY/BRBFT0uUy2q6s31kgxL5lju8RblCUnw9v2nBOADVQEv+rsAmf8F9qT9cgNt94T2vv73/OD7uP77/v8AYgLg/ycBCQMo/yn+' +
  'CwHFATYAFAE0AgkCiAA8/6IAoADV//r/TgCf/77+wf8PALj/dQB9AHYAAwGGAOv/lgAeAOD/QgB0AE0A9f+1/6//BQB2/0f/wP87/yb/aP+M/xcAOQC5/rv9F/76/VX/' +
  'LAH+AHwAigD4/33/lP+C/2L/cP/C/xUAFwAIAAMAAAABAAIAAAADAAMAAAADAAEAAQACAP//BAACAP//AwACAP7/DwDw/xQA+f8DABAA7/8gAOn/GQASADEIGg04/pX3' +
  'swF4/WIBMA4tDbgNMw3LDvwStAzLCIUHO/9C/FoEggflAOn9Xf6QACICYQAHAd4CMQGzAMUCFAPhAdAAVv8q/mD+d/9R/zv/uv9mANEAXAA2ACwALQA2ACYAhQD+AIkA' +
  'EAA1AC0AOAAMAHv/Nv/S/ov+kP7f/k3/kf+D/3b/of/n/yMAMAAcAOT/9P8TAOX/qf9J/yj/A/+s/tD+8P7T/vP+Q/93/8X/6v/R/8v/0f/L/8f/0//o//T/+P/8////' +
  '6P8gAO//3v9fAFT/7QDn/t4Aaf8GAFEA1gXtNpwLvLCZ6c3+Vf0NPwImbhCVOydZOiw92M7sX+Kr3E0neBlw9m7/afTZ9nQCd/0H9tb90PMR78IGbgPN9xQAf/uW+an9' +
  'YPzG/uP+mADh/9kBdwBO/WL+jPxQ/v0ADgLCA48BEwHOAIsBPwGUALcAhP+D/tf9sP7O/7//nAAhAa8AUwHJAUEBWgBa/1j/s/9HAL0AHADi/2X/XP9g/+v/QgDj/w8A' +
  't//K/z8Ax/9EAM4AUP6c/En+nP4wAKYCYwEEAckBAAFAAHv/SP7c/Wb+tP+/AFYAxv/G/+D/BAAGAAsADgADAAAAAQAAAAAAAQAAAAEAAAABAAIAAQAEAAMAAwADAAQA' +
  'AwAAAAMAAQAAAAYAAwD//wcABQACAAwABgAKAO7/EwAGABwAEAEOBdIFIAS0AL3/0/+9AhMGoAeyChAMcA1WDm4KKwgiBwMFaAUkBm4EbwJCAucBEABV/xEBsQNMBLoD' +
  'CQRpA58BngBaACoA8v+e/2P/av9W/x//Mv9G//T+Ff8r/+j+FP8o/1T/lf+A/7X/sv99/1X/Gf9B/1D/UP9h/w3/4v7b/gT/af9//57/0//z/xQAFgABAMj/lf+G/2n/' +
  'XP92/6X/u/+w/6v/qP+r/7b/wf/P/9r/5v/z//v///8xAG3/AgGs/mgBv/5nALEAwv2mAyH9Mj3JII2J4+GJLjD6qyHzGpgcsF6LTTrxGcjL+OALryM4J3DwI+yc9erx' +
  '1vhe/nkDQvqz9jz0tPyQCWj+pvrY+Sn9f//h9375rfsN/4YAL/+0/ur8Rf2Y/Nf9TQKuA6IDbAHu/3wBSAIxAukA0P9P/wj+Kv7x/Vf++P+F/2z/CQBuAOMAygGmAWAA' +
  'CAAdAEgAogBaAK7/C/8D/xD/H/+b/woAggDFAJUAhgCbAIAAqAC8AUsAA/0k/lD+Iv/gAfP/ZgDFAY8AZQG4/6T9h/7M/2MAjgC5/8f+QP/L/8n/+f8hAC8AIAAKAAIA' +
  '//8AAAEAAQAAAAMAAgACAAIAAQACAAAAAgADAAEA/f8MAPz/CwD+/wAAFQDn/yIA6P8GACYAvP9yAIEAbA5rCqPxSPe8AygDGQzxClwIOg8rF+8UiAVIAEYCWgJgBKkC' +
  'rQFXAH3+Xf6Z/0UDqwJcAUYCsgHDA1UFiwMBApgB1gEnAb0AkwFyAn0CFwEoAFwAFADq/w0ACgABAO7/NwBdAO//gf+b/7D/af9J/8j+PP48/kz+tv4E/xH/Xf9t/0n/' +
  'af+1/8n/y/8CAAsADgA0ABcAz/9m//f+3P7z/gH/Ef8z/yT/3P7g/jf/mf/h/+7/2//i//f/+v/2//P/+f/+/xAA+v/4/zMAjP/MAAH/CwER/3QARgC4/kkCov5iLeMX' +
  '166P7i8nKOrVDTYuhBz1PkYlh90+BCwxoRgQED//Kem4+Hz3ruwZ+kL9yPlV/Pb2R/bEBSsHlP1CAHMBAwNNAZj35/poAFn+HPyh/r79nP1v/pr8gABGA5IApv/R/3YA' +
  'yQG6AkkBggCTAN7/X/85/xH/ov6S/g3+7P7QAGEB6AD8AAkBYwCXAMMAegC3ADQAvP+f/6D/Rv9I/4j/vf+2/2n/Vv9+/+X/WgDJAY8Ahf14/g3/pf/5AE0AZADiAGcB' +
  'JAAh/tr+FADh/4f/tP+Y/4//3//t//b/AgAJAAcAAQAFAAAABAD//wUAAgADAPn/DQD3/w8AAQDx/ygAv/9RAKv/NQDu/9D/hgCPAScaFxNx4wbm7fu5AjoVNBmpFqQl' +
  'KCdDFg4LpAD5+fMA8v6w+qYB4f329WP4svpW/soAEP0S/TMBRwJHArEDKADb/n7/N/2u/en+tf43//L/agCcARECEQBMANEB+QH1AZsBOAFiAagBpwHTAVUBnQAHAIj/' +
  '9v6M/qP+nf7V/nX/7v8cAAkAOQD0/+L/2v+x/9j/2v/0/wQAxf9m/zz/O/8v/wL/0P7j/tP/eAD3/sz9Z/7z/uf/egDt/83/RgAwANr/rf+q/7n/sv/Q/+z/8f/8/wAA' +
  'BQAAAAQA//8FAAIAAwD5/w0A9/8PAAEA8f8oAL//UQCr/zUA7v/Q/4YAjwEnGhcTceMG5u37uQI6FTQZqRakJSgnQxYOC6QA+fnzAPL+sPqmAeH99vVj+LL6Vv7KABD9' +
  'Ev0zAUcCRwKxAygA2/5+/zf9rv3p/rX+N//y/2oAnAERAhEATADRAfkB9QGbATgBYgGoAacB0wFVAZ0ABwCI//b+jP6j/p3+1f51/+7/HAAJADkA9P/i/9r/sf/Y/9r/' +
  '9P8EAMX/Zv88/zv/L/8C/9D+4/7T/3gA9/7M/Wf+8/7n/3oA7f/N/0YAMADa/63/qv+5/7L/0P/s//H//P8AAPj/CAAIAOn/JwCv/3gAev9wAL7/7/+OAID/Ag4QFEgZ' +
  'uwQQ0R/3ai1cFxkPxhUaFT8TbQwyBdv5ePgf+837v/tE+Pf+fgL6/mUBwgLZBNYBh//HAEcAaf+h/Ev/8wO2ArwBngCg/439J/0D//IAYAEeAY0BDwAz/50BWwJeAZIA' +
  'kP+4/z8AIwGrAfr/Bv6h/eL+eP+9/yYBYQDw/zwAmf/o/uT9af0n/tj+LP4+/RH+lv8aAGv/DP8N/93+Vv49/i3/9/9cADAAP/9y/tr+3v9vACoA9f70/Sv+A//r/1IA' +
  '/v+5/9j/4/8KAC4AKgARAOr/4v/u//v/BAAEAAEAAAD4/wgACADp/ycAr/94AHr/cAC+/+//jgCA/wIOEBRIGbsEENEf92otXBcZD8YVGhU/E20MMgXb+Xj4H/vN+7/7' +
  'RPj3/n4C+v5lAcIC2QTWAYf/xwBHAGn/ofxL//MDtgK8AZ4AoP+N/Sf9A//yAGABHgGNAQ8AM/+dAVsCXgGSAJD/uP8/ACMBqwH6/wb+of3i/nj/vf8mAWEA8P88AJn/' +
  '6P7k/Wn9J/7Y/iz+Pv0R/pb/GgBr/wz/Df/d/lb+Pf4t//f/XAAwAD//cv7a/t7/bwAqAPX+9P0r/gP/6/9SAP7/uf/Y/+P/CgAuACoAEQDq/+L/7v/7/wQABAABAAAA'
