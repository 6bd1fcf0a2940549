/** Well-known words as learner's dictionaries print them for Britain, written down from memory before the rules were run on them. */
export const britishGold = `
car kɑː(r) | card kɑːd | park pɑːk | dark dɑːk | far fɑː(r) | start stɑːt | heart hɑːt | market ˈmɑːkɪt | party ˈpɑːti | father ˈfɑːðə(r)
bath bɑːθ | path pɑːθ | grass ɡrɑːs | glass ɡlɑːs | class klɑːs | past pɑːst | last lɑːst | fast fɑːst | task tɑːsk | ask ɑːsk
answer ˈɑːnsə(r) | can't kɑːnt | dance dɑːns | chance tʃɑːns | branch brɑːntʃ | example ɪɡˈzɑːmpəl | laugh lɑːf | half hɑːf | staff stɑːf | plant plɑːnt
cat kæt | man mæn | happy ˈhæpi | family ˈfæməli | travel ˈtrævəl | classic ˈklæsɪk | massive ˈmæsɪv | gas ɡæs | romantic rəʊˈmæntɪk | plastic ˈplæstɪk
hot hɒt | stop stɒp | clock klɒk | job dʒɒb | body ˈbɒdi | problem ˈprɒbləm | doctor ˈdɒktə(r) | watch wɒtʃ | want wɒnt | wash wɒʃ
quality ˈkwɒləti | quantity ˈkwɒntəti | swan swɒn | squad skwɒd | dog dɒɡ | long lɒŋ | off ɒf | cost kɒst | coffee ˈkɒfi | office ˈɒfɪs
strong strɒŋ | wrong rɒŋ | cross krɒs | cloth klɒθ | soft sɒft | orange ˈɒrɪndʒ | forest ˈfɒrɪst | foreign ˈfɒrən | sorry ˈsɒri | tomorrow təˈmɒrəʊ
law lɔː | talk tɔːk | walk wɔːk | all ɔːl | ball bɔːl | thought θɔːt | caught kɔːt | daughter ˈdɔːtə(r) | autumn ˈɔːtəm | author ˈɔːθə(r)
story ˈstɔːri | glory ˈɡlɔːri | more mɔː(r) | door dɔː(r) | short ʃɔːt | north nɔːθ | war wɔː(r) | warm wɔːm | four fɔː(r) | important ɪmˈpɔːtənt
go ɡəʊ | home həʊm | road rəʊd | know nəʊ | phone fəʊn | over ˈəʊvə(r) | open ˈəʊpən | most məʊst | hotel həʊˈtel | window ˈwɪndəʊ
near nɪə(r) | here hɪə(r) | year jɪə(r) | idea aɪˈdɪə | serious ˈsɪəriəs | period ˈpɪəriəd | experience ɪkˈspɪəriəns | material məˈtɪəriəl | hero ˈhɪərəʊ | mirror ˈmɪrə(r)
spirit ˈspɪrɪt | miracle ˈmɪrəkəl | hair heə(r) | care keə(r) | where weə(r) | chair tʃeə(r) | area ˈeəriə | various ˈveəriəs | parent ˈpeərənt | prepare prɪˈpeə(r)
very ˈveri | merry ˈmeri | carry ˈkæri | marry ˈmæri | narrow ˈnærəʊ | character ˈkærəktə(r) | parallel ˈpærəlel | charity ˈtʃærəti | comparison kəmˈpærɪsən | america əˈmerɪkə
bird bɜːd | work wɜːk | first fɜːst | learn lɜːn | nurse nɜːs | person ˈpɜːsən | hurry ˈhʌri | current ˈkʌrənt | courage ˈkʌrɪdʒ | worry ˈwʌri
tune tjuːn | new njuː | due djuː | student ˈstjuːdənt | reduce rɪˈdjuːs | duty ˈdjuːti | news njuːz | produce prəˈdjuːs | attitude ˈætɪtjuːd | during ˈdjʊərɪŋ
pure pjʊə(r) | cure kjʊə(r) | secure sɪˈkjʊə(r) | rural ˈrʊərəl | sure ʃɔː(r) | fire ˈfaɪə(r) | hour ˈaʊə(r) | power ˈpaʊə(r) | tower ˈtaʊə(r) | tired ˈtaɪəd
better ˈbetə(r) | water ˈwɔːtə(r) | city ˈsɪti | computer kəmˈpjuːtə(r) | sister ˈsɪstə(r) | letter ˈletə(r) | nature ˈneɪtʃə(r) | picture ˈpɪktʃə(r) | culture ˈkʌltʃə(r) | measure ˈmeʒə(r)
military ˈmɪlɪtəri | dictionary ˈdɪkʃənəri | secretary ˈsekrətəri | category ˈkætəɡəri | territory ˈterɪtəri | necessary ˈnesəsəri | ceremony ˈserɪməni | january ˈdʒænjuəri | laboratory ləˈbɒrətəri | mandatory ˈmændətəri
mobile ˈməʊbaɪl | fragile ˈfrædʒaɪl | hostile ˈhɒstaɪl | fertile ˈfɜːtaɪl | versatile ˈvɜːsətaɪl | quantitative ˈkwɒntɪtətɪv | legislative ˈledʒɪslətɪv | administrative ədˈmɪnɪstrətɪv | schedule ˈʃedjuːl | privacy ˈprɪvəsi
vitamin ˈvɪtəmɪn | leisure ˈleʒə(r) | tomato təˈmɑːtəʊ | garage ˈɡærɑːʒ | advertisement ədˈvɜːtɪsmənt | clerk klɑːk | herb hɜːb | route ruːt | vase vɑːz | either ˈaɪðə(r)
see siː | people ˈpiːpəl | believe bɪˈliːv | money ˈmʌni | colour ˈkʌlə(r) | young jʌŋ | enough ɪˈnʌf | blood blʌd | put pʊt | good ɡʊd
school skuːl | food fuːd | group ɡruːp | music ˈmjuːzɪk | day deɪ | great ɡreɪt | time taɪm | light laɪt | house haʊs | voice vɔɪs
nation ˈneɪʃən | decision dɪˈsɪʒən | question ˈkwestʃən | education ˌedʒuˈkeɪʃən | university ˌjuːnɪˈvɜːsəti | environment ɪnˈvaɪrənmənt | government ˈɡʌvənmənt | technology tekˈnɒlədʒi | photograph ˈfəʊtəɡrɑːf | photography fəˈtɒɡrəfi
`
  .split(/[|\n]/u)
  .map((pair) => pair.trim().split(' '))
  .filter(([, ipa]) => ipa !== undefined)
