/**
 * Speech of other languages for benchmarks: two texts of ours in fifteen languages, a day in town and a chart of who cycles to work, said by two voices of
 * espeak-ng each, which knows the sounds of these languages. It is no part of the product (`apt-get install espeak-ng`).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeAudio, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'

const VOICES = ['', '+f3']

/** By the code that espeak-ng gives the language. */
const TEXTS = {
  de: [
    // German
    'Gestern bin ich mit meinem Bruder in die Stadt gefahren, weil wir neue Schuhe kaufen wollten. Danach haben wir in einem kleinen Restaurant gegessen und sind mit dem Zug nach Hause gefahren.',
    'Auf diesem Bild sieht man, wie viele Menschen in den letzten zehn Jahren mit dem Fahrrad zur Arbeit gefahren sind. Die Zahl ist stark gestiegen, vor allem in großen Städten, und man erwartet, dass sie weiter wächst.',
  ],
  es: [
    // Spanish
    'Ayer fui con mi hermano al centro de la ciudad porque queríamos comprar zapatos nuevos. Después comimos en un pequeño restaurante y volvimos a casa en tren.',
    'En este gráfico se ve cuánta gente ha ido al trabajo en bicicleta durante los últimos diez años. El número ha subido mucho, sobre todo en las grandes ciudades, y se espera que siga creciendo.',
  ],
  'fr-fr': [
    // French
    'Hier je suis allé en ville avec mon frère parce que nous voulions acheter de nouvelles chaussures. Ensuite nous avons mangé dans un petit restaurant et nous sommes rentrés en train.',
    "Sur ce graphique on voit combien de personnes vont au travail à vélo depuis dix ans. Le nombre a beaucoup augmenté, surtout dans les grandes villes, et on pense qu'il va encore grandir.",
  ],
  it: [
    // Italian
    'Ieri sono andato con mio fratello in centro perché volevamo comprare delle scarpe nuove. Poi abbiamo mangiato in un piccolo ristorante e siamo tornati a casa in treno.',
    'In questo grafico si vede quante persone sono andate al lavoro in bicicletta negli ultimi dieci anni. Il numero è cresciuto molto, soprattutto nelle grandi città, e si pensa che crescerà ancora.',
  ],
  'pt-br': [
    // Portuguese
    'Ontem fui com meu irmão ao centro da cidade porque queríamos comprar sapatos novos. Depois comemos em um pequeno restaurante e voltamos para casa de trem.',
    'Neste gráfico vemos quantas pessoas foram ao trabalho de bicicleta nos últimos dez anos. O número subiu muito, principalmente nas grandes cidades, e espera-se que continue crescendo.',
  ],
  cmn: [
    // Chinese
    '昨天我和哥哥去了市中心，因为我们想买新鞋子。然后我们在一家小餐厅吃了饭，坐火车回家。路上下了很大的雨，我们都没有带伞。',
    '这张图显示了过去十年里有多少人骑自行车上班。这个数字增加了很多，特别是在大城市里，人们认为以后还会继续增长。',
  ],
  fa: [
    // Persian
    'دیروز با برادرم به مرکز شهر رفتم چون می\u200cخواستیم کفش نو بخریم. بعد در یک رستوران کوچک غذا خوردیم و با قطار به خانه برگشتیم.',
    'در این نمودار می\u200cبینیم که در ده سال گذشته چند نفر با دوچرخه به سر کار رفته\u200cاند. این عدد خیلی بالا رفته است، مخصوصا در شهرهای بزرگ، و فکر می\u200cکنند که باز هم بیشتر شود.',
  ],
  tr: [
    // Turkish
    'Dün kardeşimle şehir merkezine gittim çünkü yeni ayakkabı almak istiyorduk. Sonra küçük bir lokantada yemek yedik ve trenle eve döndük.',
    'Bu grafikte son on yılda kaç kişinin işe bisikletle gittiğini görüyoruz. Bu sayı özellikle büyük şehirlerde çok arttı ve daha da artması bekleniyor.',
  ],
  pl: [
    // Polish
    'Wczoraj pojechałem z bratem do centrum miasta, bo chcieliśmy kupić nowe buty. Potem zjedliśmy w małej restauracji i wróciliśmy pociągiem do domu.',
    'Na tym wykresie widać, ile osób jeździło rowerem do pracy w ostatnich dziesięciu latach. Ta liczba bardzo wzrosła, zwłaszcza w dużych miastach, i podobno będzie dalej rosła.',
  ],
  ru: [
    // Russian
    'Вчера мы с братом поехали в центр города, потому что хотели купить новые ботинки. Потом мы поели в маленьком ресторане и вернулись домой на поезде.',
    'На этом графике видно, сколько людей ездили на работу на велосипеде за последние десять лет. Это число сильно выросло, особенно в больших городах, и думают, что оно будет расти дальше.',
  ],
  hi: [
    // Hindi
    'कल मैं अपने भाई के साथ शहर गया क्योंकि हम नए जूते खरीदना चाहते थे। फिर हमने एक छोटे रेस्तराँ में खाना खाया और रेलगाड़ी से घर लौटे।',
    'इस चित्र में दिखता है कि पिछले दस सालों में कितने लोग साइकिल से काम पर गए। यह संख्या बहुत बढ़ी है, खासकर बड़े शहरों में, और लोग सोचते हैं कि यह और बढ़ेगी।',
  ],
  vi: [
    // Vietnamese
    'Hôm qua tôi đi với anh trai vào trung tâm thành phố vì chúng tôi muốn mua giày mới. Sau đó chúng tôi ăn ở một quán nhỏ và về nhà bằng tàu hỏa.',
    'Biểu đồ này cho thấy có bao nhiêu người đi làm bằng xe đạp trong mười năm qua. Con số này đã tăng rất nhiều, nhất là ở các thành phố lớn, và sẽ còn tăng nữa.',
  ],
  id: [
    // Indonesian
    'Kemarin saya pergi ke kota dengan kakak saya karena kami ingin membeli sepatu baru. Lalu kami makan di sebuah restoran kecil dan pulang naik kereta api.',
    'Pada grafik ini terlihat berapa banyak orang yang pergi bekerja naik sepeda selama sepuluh tahun terakhir. Jumlahnya naik sekali, terutama di kota besar, dan diperkirakan akan terus naik.',
  ],
  ko: [
    // Korean
    '어제 저는 형과 함께 시내에 갔습니다. 새 신발을 사고 싶었기 때문입니다. 그 다음에 작은 식당에서 밥을 먹고 기차를 타고 집에 돌아왔습니다.',
    '이 그래프는 지난 십 년 동안 얼마나 많은 사람이 자전거로 출근했는지 보여 줍니다. 그 수는 특히 큰 도시에서 많이 늘었고 앞으로도 더 늘 것으로 보입니다.',
  ],
  sw: [
    // Swahili
    'Jana nilikwenda mjini na kaka yangu kwa sababu tulitaka kununua viatu vipya. Baadaye tulikula katika mkahawa mdogo na tukarudi nyumbani kwa treni.',
    'Katika mchoro huu tunaona watu wangapi walikwenda kazini kwa baiskeli katika miaka kumi iliyopita. Idadi imeongezeka sana, hasa katika miji mikubwa, na inatarajiwa kuendelea kuongezeka.',
  ],
}

/** Name and samples (16 kHz mono) of each take; none, and a line that says so, where espeak-ng is not installed. */
export async function otherLanguages() {
  if (spawnSync('espeak-ng', ['--version']).error !== undefined) {
    console.log('SKIPPED: speech of other languages needs espeak-ng (apt-get install espeak-ng)')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  const takes = []
  try {
    for (const [language, texts] of Object.entries(TEXTS)) {
      for (const [index, text] of texts.entries()) {
        for (const voice of VOICES) {
          const file = join(folder, 'take.wav')
          execFileSync('espeak-ng', ['-v', language + voice, '-s', '140', '-w', file, text])
          const { pcm } = await decodeAudio(readFileSync(file), DEFAULT_AUDIO_LIMITS)
          takes.push([`${language}${voice} ${index + 1}`, pcm])
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return takes
}
