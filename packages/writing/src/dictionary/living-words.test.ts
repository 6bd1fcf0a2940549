import { expect, test } from 'vitest'
import { isKnownWord } from './dictionary.ts'

test.each(
  `influencer influencers vlogger wifi wi-fi Wi-Fi covid Covid-19 coronavirus lockdown yoghurt deskmate groupmate baht rupiah
  liras tenge tuk-tuk matatus jeepney biryani dolma bibimbap chatbot deepfake e-bike overtourism megacities Facebook TikTok
  IELTS cyberbullying upskilling lightbulb`.split(/\s+/u),
)('%s is known', (word) => {
  expect(isKnownWord(word)).toBe(true)
})

test.each('influenser facebook tiktok ielts vloger smartfone covd enviroment'.split(' '))('%s is unknown', (word) => {
  expect(isKnownWord(word)).toBe(false)
})
