/**
 * Old, new and variant forms of Japanese characters. The first of each group stands for it in a search; the others are its former
 * form (those in brackets in the list of characters for general use, 常用漢字表 of 2010, and the permitted ones of 人名用漢字別表第二,
 * Enforcement Regulation of the Family Register Act), or a variant that is frequent in names of families, places and companies.
 * Characters that Unicode itself holds equal (NFKC) are not listed, nor different ones of one reading and meaning (坂 and 阪).
 */
const GROUPS = `
亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹弌 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣 艶艷 応應 欧歐 殴毆 桜櫻 奥奧 横橫
温溫 穏穩 仮假 価價 画畫畵 会會 懐懷 絵繪 拡擴 殻殼 覚覺 学學斈 岳嶽 楽樂 渇渴 缶罐 巻卷 陥陷 勧勸 寛寬 関關 歓歡
観觀覌 気氣 帰歸 偽僞 戯戲戱 犠犧 旧舊 拠據 挙擧舉 虚虛 峡峽 挟挾 教敎 強强 郷鄕鄉 暁曉 区區 駆驅駈 勲勳 薫薰 径徑
恵惠 掲揭 渓溪谿 経經 蛍螢 軽輕 継繼 鶏鷄雞 芸藝 撃擊 欠缺 倹儉 剣劍劒劔剱釼 圏圈 検檢 権權 献獻 県縣 研硏 険險 顕顯
験驗 厳嚴 戸戶户 広廣 効效 恒恆 黄黃 鉱鑛礦 号號 国國圀囯 黒黑 砕碎 済濟 斉斎齊齋 剤劑 雑雜襍 参參 桟棧 蚕蠶 惨慘 賛贊
残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實 写寫冩 舎舍 釈釋 寿壽 収收 従從 渋澁澀 獣獸 縦縱 粛肅 処處 緒緖 叙敍敘 将將 称稱
渉涉 焼燒 証證 奨奬獎 条條 状狀 乗乘 浄淨 剰剩 畳疊疉疂 縄繩 壌壤 嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 寝寢 慎愼 尽盡 図圖
粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨 声聲 静靜 窃竊 摂攝 専專 浅淺 戦戰 践踐 銭錢 潜潛濳 繊纖 禅禪 双雙 壮壯
争爭 荘莊庄 捜搜 挿插揷 巣巢 曽曾 痩瘦 装裝 総總緫 騒騷 増增 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對 体體躰軆 帯帶 滞滯
台臺 滝瀧 択擇 沢澤 担擔 単單 胆膽 団團 断斷 弾彈 遅遲 痴癡 虫蟲 昼晝 鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵銕鐡
点點 転轉 伝傳 灯燈 当當 党黨 盗盜 稲稻 闘鬪鬬 徳德 独獨 読讀 届屆 弐貳貮弍 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 梅楳 麦麥
発發 髪髮 抜拔 晩晚 蛮蠻 秘祕 浜濱濵 瓶甁 払拂 仏佛 併倂 並竝 餅餠 辺邊邉 変變 弁辨瓣辯辧 歩步 宝寶寳寚 豊豐 褒襃
翻飜 毎每 万萬 満滿 麺麵麪 黙默 弥彌 訳譯 薬藥 与與 予豫 余餘 誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍 両兩 猟獵
緑綠 涙淚 塁壘 礼禮 励勵 戻戾 霊靈 隷隸 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 郎郞 楼樓 録錄 湾灣 顔顏 産產 税稅 説說
閲閱 脱脫 鋭銳 彦彥 晋晉 尭堯 巌巖巗 遥遙 瑶瑤 桧檜 槙槇 祢禰 禄祿 穣穰 萌萠 亘亙 凜凛 昂昻 晃晄 煕熙熈凞 鴎鷗 頬頰
剥剝 填塡 顛顚 蝉蟬 掴摑 繋繫 麹麴 醤醬 篭籠 薮藪 撹攪 潅灌 祷禱 涛濤 梼檮 鹸鹼 噛嚙 侭儘 壷壺 蝋蠟 莱萊 蒋蔣 騨驒
箪簞 屏屛 并幷 蛎蠣 賎賤 迩邇 竃竈 鯵鰺 芦蘆 叱𠮟 砺礪 穎頴 諌諫 靭靱 高髙 崎﨑嵜㟢 吉𠮷 島嶋嶌㠀 館舘 橋槗𣘺
桝枡 桑桒 柳栁桺 峰峯 柏栢 淵渕渊 富冨 鶴靏靍鶮寉 杉杦 梁樑 野埜 船舩 園薗 裏裡 留畄畱 秋穐龝 宜冝 虎乕 亀龜 鶯鴬
岡崗 畝畆畞 皐皋臯 窓窗窻 筍笋 糧粮 群羣 耕畊 脇𦚰 今𫝆 土圡𡈽 兎兔 卯夘 凡凢 冴冱 刃刄 厨廚 吊弔 呉吳 啓啟
喜㐂 夢梦 姉姊 姫姬 娯娛 爾尓 年秊 庵菴 廟庙 弯彎 怪恠 恥耻 悦悅 抛拋 捏揑 掻搔 携攜 明眀 晒曬 曹曺 最㝡 期朞 本夲
村邨 松枩 栃杤 棄弃 鬱欝 決决 没沒 況况 涼凉 清淸 減减 湊凑 準准 溌潑 烟煙 焔焰 燕鷰 狭狹 猫貓 珍珎 略畧 疎疏 碗椀
稚穉 竪豎 綿緜 線綫 耀燿 聡聰 胸胷 脈脉 蟹蠏 詠咏 貌皃 踊踴 輌輛 返﨤 鈎鉤 舗舖鋪 鎌鐮 鎖鎻 長镸 間閒 陰隂 陽阦
隣鄰 雁鴈 青靑 韮韭 頚頸 蝦鰕 鼓皷 鼠鼡 臈﨟 橳﨓 茎莖 苺莓 恊協 祇祗 祀禩 稟禀 籖籤 繍繡綉 纒纏 罰罸 羮羹 蕊蘂蕋
毘毗 牀床 牆墻 臥卧 讃讚 菟莵 壊壞 概槪 既旣 冊册 絶絕 歳歲 飲飮 躯軀 頽頹 嚢囊 屡屢 攅攢 柵栅 碍礙 箆篦 蓑簑 糾糺
翠翆 婿壻聟 腸膓 蘇蘓 蝿蠅 軟輭 逃迯 鍬鍫 飄飃 麩麸 粘黏 歌謌 解觧 轟軣 遁遯 醗醱 讐讎 曳曵 楕橢 涜瀆 贋贗 鵝鵞
達逹 氷冰 妍姸 聯聨 蓋盖葢
内內 尚尙 呂吕 告吿 別别 衆眾 汚污 喩喻 禿秃 兪俞
`;

const groups = GROUPS.trim()
	.split(/\s+/)
	.map((group) => [...group]);

/** Each variant with the character that stands for it. */
export const CHARACTER_VARIANTS: ReadonlyMap<string, string> = new Map(
	groups.flatMap(([ordinary = '', ...variants]) => variants.map((variant): [string, string] => [variant, ordinary])),
);
