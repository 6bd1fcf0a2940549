import { expect, test } from 'vitest'
import { isKnownWord } from './dictionary.ts'

test.each(
  `telehealth whistleblower inclusivity transformative upskilling livestreamed paywall paywalled paywalls deepfakes rewilding microplastics
  reimagined underserved counterterrorism outcompete supermajority narcotraffickers intercommunal single-handedly utopian homebuyers farmworkers slaveowners
  starfield harbourmaster flatbreads walkability bikeable tokenistic controversialism ungreased companywide gaslighting doomscrolled
  nobody'll there'll XLIV pro-Khmer all-American non-NATO de-Khmerification catheterization planaria eco-café co-ordinated re-elected anarcho-syndicalists`.split(
    /\s+/u,
  ),
)('%s is known', (word) => {
  expect(isKnownWord(word)).toBe(true)
})

test.each(
  `unpatient unpossible basicly truely highschool icecream alot eachother transportion firstable vloger enviroment goverment recieved
  responsable advertisment informations overhere becouse reimaginned XLIVX microplastiks telehelth`.split(/\s+/u),
)('%s is unknown', (word) => {
  expect(isKnownWord(word)).toBe(false)
})
